import { MUNICIPALITIES } from '#common/municipalities/municipalities.ts';

// Messages of the Finnish Meteorological Institute, made as its CAP profile describes them.

/** Names of events in Finnish, Swedish and English, as version 1.0.0 of the profile has them. */
export const EVENTS = {
  coldWeather: ['Pakkasvaroitus', 'Varning för köld', 'Cold warning'],
  forestFireWeather: ['Metsäpalovaroitus', 'Varning för skogsbrand', 'Forest fire warning'],
  grassFireWeather: ['Ruohikkopalovaara', 'Gräsbrandfara', 'Grass fire warning'],
  hotWeather: ['Hellevaroitus', 'Varning för värmebölja', 'Heat wave warning'],
  pedestrianSafety: ['Jalankulkusää', 'Fotgängarvädret', 'Pedestrian weather warning'],
  rain: ['Sadevaroitus', 'Nederbördsvarning', 'Heavy rain warning'],
  seaIcing: ['Jäätämisvaroitus', 'Varning för nedisning av fartyg', 'Ice accreation warning'],
  seaThunderstorm: ['Raju ukonilma', 'Varning för våldsamt åskväder', 'Severe thunderstorm warning'],
  seaWaterHeight: ['Merivedenkorkeusvaroitus', 'Varning för vattenstånd', 'Sea level warning'],
  seaWaveHeight: ['Aallokkovaroitus', 'Varning för hård sjögång', 'Wave height warning'],
  seaWind: ['Tuulivaroitus merelle', 'Vind varning för sjöområden', 'Wind warning for sea area'],
  thunderstorm: ['Raju ukonilma', 'Varning för våldsamt åskväder', 'Severe thunderstorm warning'],
  trafficWeather: ['Liikennesää', 'Trafikvädret', 'Traffic weather warning'],
  uvNote: ['UV-tiedote', 'UV-meddelande', 'UV advisory'],
  wind: ['Tuulivaroitus maa-alueille', 'Vindvarning för landområden', 'Wind warning for land areas'],
} as const;

/** Names that version 1.1.0 changed; it also dropped `grassFireWeather`. */
const EVENTS_1_1: Readonly<Record<string, readonly string[]>> = {
  forestFireWeather: ['Maastopalovaroitus', 'Varning för terrängbrand', 'Wildfire warning'],
};

const LANGUAGES = ['fi-FI', 'sv-FI', 'en-GB'] as const;
const SEVERITIES = { green: 'Minor', yellow: 'Moderate', orange: 'Severe', red: 'Extreme' } as const;

export interface MadeArea {
  readonly name?: string;
  /** `lat,lon lat,lon …`. */
  readonly polygons?: readonly string[];
  /** `lat,lon km`. */
  readonly circles?: readonly string[];
  readonly codes?: readonly (readonly [set: string, value: string])[];
}

export interface MadeMessage {
  /** Short; the identifier is made of it. */
  readonly id: string;
  /** Times are written as the profile wants, such as `2026-06-22T12:00:00+03:00`. */
  readonly sent: string;
  readonly type?: string;
  readonly status?: string;
  /** Short ids of what it replaces or cancels, each with the time when that was sent. */
  readonly references?: readonly (readonly [id: string, sent: string])[];
  readonly event?: string;
  readonly level?: keyof typeof SEVERITIES;
  readonly onset?: string | null;
  readonly expires?: string | null;
  readonly areas?: readonly MadeArea[];
  readonly languages?: readonly string[];
  readonly description?: string;
  readonly version?: '1.0.0' | '1.1.1';
}

const SENDER = 'urn:oid:2.49.0.0.246.0';

export function identifierOf(id: string): string {
  return `urn:oid:2.49.0.1.246.0.0.2026.${id}`;
}

/** Around Hämeenlinna, as a polygon of CAP. */
export const HAMEENLINNA = '60.9,24.2 60.9,24.8 61.2,24.8 61.2,24.2 60.9,24.2';

/** A message in the profile, one `info` for each language. */
export function capText(message: MadeMessage): string {
  const { id, sent, type = 'Alert', status = 'Actual', references = [], version = '1.1.1' } = message;
  const profile = `profile:cap:https://alerts.fmi.fi/cap/profile/v${version}`;
  const named = references.map(([of, at]) => `${SENDER},${identifierOf(of)},${at}`).join(' ');
  const infos = (message.languages ?? LANGUAGES).map((language) => infoText(message, language, profile));
  return `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
${tag('identifier', identifierOf(id))}${tag('sender', SENDER)}${tag('sent', sent)}${tag('status', status)}
${tag('msgType', type)}${tag('scope', 'Public')}${tag('code', profile)}
${tag('code', 'profile:cap:https://git.smhi.se/metcoop/metcoop-cap-profile/blob/version-1.0/metcoop-cap-profile.md')}
${named === '' ? '' : tag('references', named)}
${infos.join('\n')}
</alert>`;
}

function infoText(message: MadeMessage, language: string, profile: string): string {
  const { event = 'forestFireWeather', level = 'yellow', sent, onset = sent, expires, areas } = message;
  const at = Math.max(
    0,
    LANGUAGES.findIndex((one) => one === language),
  );
  const names = (profile.endsWith('v1.0.0') ? undefined : EVENTS_1_1[event]) ?? namesOf(event);
  const name = names[at] ?? event;
  return `<info>
${tag('language', language)}${tag('category', 'Met')}${tag('event', name)}${tag('urgency', 'Future')}
${tag('severity', SEVERITIES[level])}${tag('certainty', 'Likely')}
<eventCode>${tag('valueName', profile)}${tag('value', event)}</eventCode>
${onset === null ? '' : tag('onset', onset)}${expires === null ? '' : tag('expires', expires ?? later(sent))}
${tag('senderName', ['Ilmatieteen laitos', 'Meteorologiska institutet', 'Finnish Meteorological Institute'][at] ?? '')}
${tag('headline', `${name}: ${language}`)}${tag('description', message.description ?? `${name} (${language}).`)}
${tag('web', 'https://www.ilmatieteenlaitos.fi/varoitukset')}
${tag('contact', 'https://www.ilmatieteenlaitos.fi/yhteystiedot')}
<parameter>${tag('valueName', 'color')}${tag('value', level)}</parameter>
<parameter>${tag('valueName', 'probability')}${tag('value', '70')}</parameter>
${(areas ?? [{ polygons: [HAMEENLINNA] }]).map(areaText).join('\n')}
</info>`;
}

function namesOf(event: string): readonly string[] {
  return Object.entries(EVENTS).find(([code]) => code === event)?.[1] ?? [];
}

function areaText({ name = 'Hämeenlinna', polygons = [], circles = [], codes = [] }: MadeArea): string {
  const places = codes.map(([set, value]) => `<geocode>${tag('valueName', set)}${tag('value', value)}</geocode>`);
  const shapes = [...polygons.map((one) => tag('polygon', one)), ...circles.map((one) => tag('circle', one))];
  return `<area>${tag('areaDesc', name)}${shapes.join('')}${places.join('')}</area>`;
}

/** The same time of the next day. */
function later(time: string): string {
  const day = new Date(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
  return `${day}${time.slice(10)}`;
}

export interface MadeFeed {
  /** ISO 8601; null = it does not say. */
  readonly published: string | null;
  /** Messages with the addresses where each is read. */
  readonly entries: readonly { readonly link: string; readonly text: string; readonly id: string }[];
}

/** The feed that links to its messages. */
export function rssText({ published, entries }: MadeFeed): string {
  const items = entries.map(
    ({ link, id }) => `<item>${tag('title', 'Varoitus')}${tag('link', link)}
<guid isPermaLink="false">${identifierOf(id)}</guid>${tag('description', 'Varoitus')}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>${tag('title', 'Säävaroitukset')}
${tag('link', 'https://www.ilmatieteenlaitos.fi/varoitukset')}
${tag('description', 'Voimassa olevat varoitukset')}${tag('language', 'fi-FI')}
${published === null ? '' : tag('pubDate', new Date(published).toUTCString())}
${items.join('\n')}</channel></rss>`;
}

/** The feed that holds its messages. */
export function atomText({ published, entries }: MadeFeed): string {
  const held = entries.map(
    ({ link, text, id }) => `<entry>${tag('id', identifierOf(id))}${tag('title', 'Varoitus')}
<link href="${link}"/><content type="application/cap+xml">${text.replace(/^<\?xml.*?\?>/, '')}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">${tag('id', 'https://alerts.fmi.fi/cap/feed/atom_fi-FI.xml')}
${published === null ? '' : tag('updated', published)}${held.join('\n')}</feed>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

/** The code of a municipality as messages write it, without zeros before it. */
export function municipalityNumber(name: string): string {
  return String(Number(MUNICIPALITIES.find(({ nameFi }) => nameFi === name)?.code));
}
