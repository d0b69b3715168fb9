import type { IntlShape } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';

/** Property values of the sources that are translated; their texts in `web/i18n` have the ids `{property}.{value}`. */
const KNOWN = {
  artwork: [
    'statue',
    'sculpture',
    'mural',
    'installation',
    'bust',
    'graffiti',
    'mosaic',
    'relief',
    'painting',
    'stone',
    'architecture',
  ],
  cuisine: [
    'american',
    'asian',
    'bagel',
    'barbecue',
    'breakfast',
    'buffet',
    'burger',
    'cake',
    'chinese',
    'coffee_shop',
    'donut',
    'finnish',
    'fish',
    'french',
    'georgian',
    'greek',
    'ice_cream',
    'indian',
    'international',
    'italian',
    'japanese',
    'kebab',
    'korean',
    'mediterranean',
    'mexican',
    'nepalese',
    'pasta',
    'pastry',
    'pizza',
    'ramen',
    'regional',
    'russian',
    'salad',
    'sandwich',
    'scandinavian',
    'seafood',
    'soup',
    'spanish',
    'steak_house',
    'sushi',
    'thai',
    'turkish',
    'vegan',
    'vegetarian',
    'vietnamese',
  ],
} as const;

type Property = keyof typeof KNOWN;
type Known = { [P in Property]: `${P}.${(typeof KNOWN)[P][number]}` }[Property];

const WORD_IDS: readonly (Known & MessageId)[] = [
  ...KNOWN.artwork.map((value) => `artwork.${value}` as const),
  ...KNOWN.cuisine.map((value) => `cuisine.${value}` as const),
];

/**
 * Translates a list of values such as `coffee_shop;cake`. A value without a translation is shown as it is, its
 * underscores as spaces.
 */
export function propertyWords(property: Property, value: string, intl: IntlShape): string {
  const word = (one: string) => {
    const id = WORD_IDS.find((known) => known === `${property}.${one}`);
    return id === undefined ? one.replaceAll('_', ' ') : intl.formatMessage({ id });
  };
  const text = value
    .split(';')
    .map((one) => word(one.trim()))
    .join(', ');
  return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1);
}

const ACCESS_CODES = ['yes', 'limited', 'no', 'designated'] as const;

/** Reads an accessibility value: `limited: text`, a code alone, or a text alone. */
export function readAccessibility(value: string): {
  readonly code: (typeof ACCESS_CODES)[number] | null;
  readonly text: string;
} {
  const [, code, text = ''] = /^([a-z]+)(?:: ([\s\S]*))?$/.exec(value) ?? [];
  const known = ACCESS_CODES.find((one) => one === code);
  return known === undefined ? { code: null, text: value } : { code: known, text };
}
