import type { FeedRow } from '#api/domain/changes/filteredChangesSql.ts';
import type { Language } from '#common/languages.ts';
import type { ChangeField } from '#common/places/changeFields.ts';

type Words = Readonly<Record<Language, string>>;

/** What may change of a place, in words. */
const FIELDS: Readonly<Record<ChangeField, Words>> = {
  name: { fi: 'nimi', sv: 'namn', en: 'name' },
  otherNames: { fi: 'muut nimet', sv: 'andra namn', en: 'other names' },
  category: { fi: 'luokka', sv: 'kategori', en: 'category' },
  type: { fi: 'muodon tyyppi', sv: 'formens typ', en: 'type of shape' },
  pos: { fi: 'sijainti', sv: 'läge', en: 'position' },
  bbox: { fi: 'ulottuvuus', sv: 'utsträckning', en: 'extent' },
  area: { fi: 'pinta-ala', sv: 'areal', en: 'area' },
  contour: { fi: 'pituus', sv: 'längd', en: 'length' },
  height: { fi: 'korkeus merenpinnasta', sv: 'höjd över havet', en: 'height above the sea' },
  ascent: { fi: 'nousu', sv: 'stigning', en: 'ascent' },
  admin: { fi: 'kunta tai maakunta', sv: 'kommun eller landskap', en: 'municipality or region' },
  stars: { fi: 'tähdet', sv: 'stjärnor', en: 'stars' },
  quality2: { fi: 'sijoitus luetteloissa', sv: 'placering i listor', en: 'rank in lists' },
  features: { fi: 'ominaisuudet', sv: 'egenskaper', en: 'features' },
  properties: { fi: 'tiedot', sv: 'uppgifter', en: 'details' },
  wikidata: { fi: 'Wikidata-kohde', sv: 'Wikidata-objekt', en: 'Wikidata item' },
  sources: { fi: 'lähteet', sv: 'källor', en: 'sources' },
  parent: {
    fi: 'alue tai reitti, johon se kuuluu',
    sv: 'område eller led som den hör till',
    en: 'area or route that it belongs to',
  },
  children: { fi: 'siihen kuuluvat kohteet', sv: 'platser som hör till den', en: 'places that belong to it' },
  geometry: { fi: 'muoto kartalla', sv: 'form på kartan', en: 'shape on the map' },
  relief: { fi: 'korkeusprofiili', sv: 'höjdprofil', en: 'height profile' },
};

/** What happened to a place, for a feed: one that left its box or category was changed. */
export type FeedKind = FeedRow['kind'] | 'LEFT';

/** A sentence for each kind of change; that of a changed place where its fields are not known. */
const SENTENCES: Readonly<Record<FeedKind, Words>> = {
  ADDED: { fi: 'Uusi kohde.', sv: 'En ny plats.', en: 'A new place.' },
  CHANGED: {
    fi: 'Kohteen tiedot ovat muuttuneet.',
    sv: 'Platsens uppgifter har ändrats.',
    en: 'The place’s details have changed.',
  },
  MERGED: {
    fi: 'Kohde on yhdistetty toiseen kohteeseen.',
    sv: 'Platsen har slagits samman med en annan plats.',
    en: 'The place was merged with another place.',
  },
  GONE: {
    fi: 'Kohdetta ei enää ole aineistossa.',
    sv: 'Platsen finns inte längre i datamängden.',
    en: 'The place is no longer in the data.',
  },
  LEFT: {
    fi: 'Kohde ei enää kuulu syötteen alueeseen tai luokkaan.',
    sv: 'Platsen hör inte längre till flödets område eller kategori.',
    en: 'The place no longer belongs to the area or category of this feed.',
  },
};

const CHANGED: Words = { fi: 'Muuttunut', sv: 'Ändrat', en: 'Changed' };

/** A change of a place as a sentence: what happened to it, or which of its fields have new values. */
export function changeSentence(kind: FeedKind, fields: readonly ChangeField[], language: Language): string {
  if (kind !== 'CHANGED' || fields.length === 0) return SENTENCES[kind][language];
  return `${CHANGED[language]}: ${fields.map((field) => FIELDS[field][language]).join('; ')}.`;
}
