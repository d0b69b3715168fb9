import type { Place } from '#api/domain/places/places.ts';
import { type LocalisedText, placeAdmin, placeDescription, placeName } from '#api/domain/places/placeTexts.ts';
import { termsOf } from '#api/domain/places/sources.ts';
import { scriptJson } from '#api/http/pages/document.ts';
import { PRODUCT_NAME } from '#api/http/pages/pageTexts.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';
import { type Condition, conditionText } from '#common/conditions/condition.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import { truncateTitle } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import type { EmbedTheme } from '#common/urls/embedAddress.ts';
import type { EmbeddedMap } from '#common/urls/embeddedMap.ts';
import type { EmbedFiles } from './embedFiles.ts';
import { SHARING_WORDS } from './sharingWords.ts';

/** How the server writes an embed. */
export interface EmbedParts {
  readonly language: Language;
  readonly theme: EmbedTheme;
  readonly title: string;
  /** HTML of what can be read before the map is there, or without it. */
  readonly content: string;
  /** Keys of the sources whose data is shown. */
  readonly sources: readonly string[];
  /** Address of the full page. */
  readonly full: string;
  /** The data of the map; null: there is no map. */
  readonly map: EmbeddedMap | null;
  readonly files: EmbedFiles;
}

const DESCRIPTION_MAX = 400;

/** A whole embed as HTML: text first, then the room of the map, credits, and the data of the map. */
export function embedDocument(parts: EmbedParts): string {
  const { language, theme, title, content, map, files } = parts;
  const words = SHARING_WORDS[language];
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} – ${PRODUCT_NAME}</title>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    ...(files.script === null ? [] : [`<script type="module" src="${escapeHtml(files.script)}"></script>`]),
    '</head><body>',
    `<main id="content">${content}</main>`,
    ...(map === null
      ? []
      : [
          `<section id="map" aria-label="${escapeHtml(words.map)}"></section>`,
          `<script id="embed" type="application/json">${scriptJson(map)}</script>`,
        ]),
    `<footer id="credits">${credits(parts)}</footer>`,
    '</body></html>',
  ].join('\n');
}

/** A link that leaves the frame: the full page opens in a tab of its own, which cannot reach the embedding page. */
function outwards(href: string, content: string): string {
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${content}</a>`;
}

function credits({ sources, language, full }: EmbedParts): string {
  const named = sources.flatMap((key) => termsOf(key) ?? []);
  const links = named.map(({ attribution, licence, url }) =>
    outwards(url, escapeHtml([attribution, ...(licence === null ? [] : [licence])].join(', '))),
  );
  const open = outwards(full, `<b>${escapeHtml(SHARING_WORDS[language].open)}</b>`);
  return `<p>${[open, ...links].join(' · ')}</p>`;
}

/** The list of a map: a heading and its places, each a link to its page. */
export function listContent(
  { heading, places }: { readonly heading: string; readonly places: readonly Place[] },
  language: Language,
  addressOf: (id: number) => string,
): string {
  const items = places.map((place) => {
    const kind = place.named ? [categoryName(category(place.category), language)] : [];
    const details = [...kind, ...placeAdmin(place, language).slice(0, 1)].join(' · ');
    const name = `<b>${escapeHtml(truncateTitle(placeName(place, language)))}</b>`;
    return `<li>${outwards(addressOf(place.id), `${name}<span>${escapeHtml(details)}</span>`)}</li>`;
  });
  const list = items.length === 0 ? `<p>${SHARING_WORDS[language].noPlaces}</p>` : `<ul>${items.join('')}</ul>`;
  return `<h1>${escapeHtml(heading)}</h1>${list}`;
}

/** The text of one place, above all what closes it. */
export function placeContent(
  { place, closures }: { readonly place: Place; readonly closures: readonly Pick<Condition, 'texts'>[] },
  language: Language,
  address: string,
): string {
  const details = [categoryName(category(place.category), language), ...placeAdmin(place, language)].join(', ');
  const description = placeDescription(place, language);
  return [
    `<h1>${outwards(address, escapeHtml(placeName(place, language)))}</h1><p>${escapeHtml(details)}</p>`,
    ...closures.map((closure) => closureContent(closure, language)),
    description === null ? '' : descriptionContent(description),
  ].join('');
}

function descriptionContent({ language, text }: LocalisedText): string {
  const lang = language === null ? '' : ` lang="${language}"`;
  return `<p${lang}>${escapeHtml(truncateTitle(text, DESCRIPTION_MAX))}</p>`;
}

function closureContent({ texts }: Pick<Condition, 'texts'>, language: Language): string {
  const text = conditionText(texts, language);
  const why =
    text === null || text.headline === '' ? '' : `: <span lang="${text.language}">${escapeHtml(text.headline)}</span>`;
  return `<p><strong>${SHARING_WORDS[language].closed}</strong>${why}</p>`;
}

/** The content of an embed whose place does not exist. */
export function missingContent(language: Language, address: string): string {
  const { unknownPlace, toMap } = SHARING_WORDS[language];
  return `<p>${unknownPlace}</p><p>${outwards(address, toMap)}</p>`;
}

/** Keys of the sources of places, each once, and that of the base map. */
export function sourcesOf(places: readonly Pick<Place, 'sources'>[]): readonly string[] {
  return [...new Set(['osm', ...places.flatMap(({ sources }) => sources.map(({ source }) => source))])];
}
