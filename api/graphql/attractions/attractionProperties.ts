import { type Place, positionOf } from '#api/domain/places/places.ts';
import { type LocalisedText, placeDescription } from '#api/domain/places/placeTexts.ts';
import { languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { nextOpeningChange, openingState } from '#api/hours/openingHours.ts';
import { type FactText, factTexts, isClosedForNow } from '#common/places/placeFacts.ts';
import { byPropertyField } from '#common/places/placeProperties.ts';
import { shortAddress } from '#common/places/shortAddress.ts';

const OpeningStateEnum = builder.enumType('OpeningState', { values: ['CLOSED', 'OPEN', 'UNKNOWN'] as const });

const PlaceFactRef = builder.objectRef<FactText>('PlaceFact').implement({
  description: 'A fact about a place, in words: its duration, surface, rules.',
  fields: (t) => ({
    isMain: t.exposeBoolean('isMain', { description: 'Of the few that help to choose a route.' }),
    key: t.exposeString('key', { description: 'Name of the field at LIPAS, without a question mark.' }),
    name: t.exposeString('name'),
    text: t.exposeString('text', { description: 'One or more lines.' }),
  }),
});

const OpeningHoursRef = builder.objectRef<{ readonly text: string; readonly place: Place }>('OpeningHours').implement({
  fields: (t) => ({
    nextChange: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it closes or opens next; null where that is not known or later than in a week.',
      resolve: ({ text, place }, _args, ctx) =>
        isClosedForNow(place.properties) ? null : nextOpeningChange(text, positionOf(place), ctx.now),
    }),
    state: t.field({
      type: OpeningStateEnum,
      resolve: ({ text, place }, _args, ctx) =>
        isClosedForNow(place.properties) ? 'CLOSED' : openingState(text, positionOf(place), ctx.now),
    }),
    text: t.exposeString('text', { description: 'As the source writes it (OSM opening_hours syntax or free text).' }),
  }),
});

const LocalisedTextRef = builder.objectRef<LocalisedText>('LocalisedText').implement({
  description: 'A text with the language it is written in, which may differ from the asked one.',
  fields: (t) => ({
    language: t.expose('language', { type: LanguageEnum, nullable: true, description: 'Null: unknown.' }),
    text: t.exposeString('text'),
  }),
});

/** The properties of SPEC §3. */
export const AttractionPropertiesRef = builder.objectRef<Place>('AttractionProperties').implement({
  fields: (t) => ({
    ...byPropertyField((property) => t.string({ nullable: true, resolve: (place) => place.properties[property] })),
    description: t.field({
      type: LocalisedTextRef,
      nullable: true,
      args: languageArgument,
      resolve: (place, { language }) => placeDescription(place, language),
    }),
    facts: t.field({
      type: [PlaceFactRef],
      complexity: { multiplier: 1 },
      args: languageArgument,
      resolve: ({ properties }, { language }) => factTexts(properties, language),
    }),
    shortAddress: t.string({
      nullable: true,
      description: 'Street and number, else the village or part of town: tells places of one name apart.',
      args: languageArgument,
      resolve: ({ properties }, { language }) => shortAddress(factTexts(properties, language)),
    }),
    openingHours: t.field({
      type: OpeningHoursRef,
      nullable: true,
      resolve: (place) => (place.properties.openingHours ? { text: place.properties.openingHours, place } : null),
    }),
  }),
});
