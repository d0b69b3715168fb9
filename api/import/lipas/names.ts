import type { RecordNames } from '#api/import/records/record.ts';
import type { Site } from './site.ts';

/**
 * Names of a site: the Finnish one is mandatory in LIPAS, another language stands in for it; the marketing name is
 * searchable too.
 */
export function siteNames({ names, marketingName }: Site): RecordNames | null {
  const { fi = names.sv ?? names.en, sv, en } = names;
  if (fi === undefined) return null;
  const alt = marketingName === undefined || marketingName === fi ? [] : [marketingName];
  return {
    fi,
    ...(sv !== undefined && sv !== fi && { sv }),
    ...(en !== undefined && en !== fi && { en }),
    ...(alt.length > 0 && { alt }),
  };
}

/**
 * Names of a route: its own, behind the site's where they say too little alone ("5 km"); the site's where it has none.
 */
export function routeNames(
  own: { readonly fi?: string; readonly sv?: string; readonly en?: string },
  site: RecordNames,
): RecordNames {
  const fi = own.fi ?? own.sv ?? own.en;
  if (fi === undefined)
    return {
      ...(site.fi !== undefined && { fi: site.fi }),
      ...(site.sv !== undefined && { sv: site.sv }),
      ...(site.en !== undefined && { en: site.en }),
    };
  const full = (name: string, of: string | undefined) =>
    of === undefined || /\p{L}{4}/u.test(name) ? name : `${of}, ${name}`;
  return {
    fi: full(fi, site.fi),
    ...(own.sv !== undefined && own.sv !== fi && { sv: full(own.sv, site.sv ?? site.fi) }),
    ...(own.en !== undefined && own.en !== fi && { en: full(own.en, site.en ?? site.fi) }),
  };
}
