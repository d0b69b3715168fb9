import { FAMILIES } from '#common/catalogue/families.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { LANGUAGES } from '#common/languages.ts';
import { builder } from './builder.ts';

export const LanguageEnum = builder.enumType('Language', { values: LANGUAGES });
export const KindEnum = builder.enumType('Kind', { values: KINDS });
export const FamilyEnum = builder.enumType('Family', { values: FAMILIES });
export const AttractionTypeEnum = builder.enumType('AttractionType', { values: ['AREA', 'PATH', 'POINT'] as const });
export const ChildRelationEnum = builder.enumType('ChildRelation', { values: ['ALONG', 'INSIDE'] as const });
