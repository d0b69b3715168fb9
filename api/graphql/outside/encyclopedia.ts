import { encyclopediaOf, type EncyclopediaText, hasArticle } from '#api/domain/outside/encyclopedia.ts';
import { ENCYCLOPEDIA_TERMS } from '#api/domain/places/sources.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { LanguageEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { orUnavailable, UnavailableRef } from '#api/graphql/core/unavailable.ts';
import { type ArticleLink, articleLinks } from '#api/outside/encyclopedia/article.ts';

const EncyclopediaTextRef = builder.objectRef<EncyclopediaText>('EncyclopediaText').implement({
  description: 'The beginning of an article about a place; its authors are named by its page.',
  fields: (t) => ({
    attribution: t.string({
      description: 'Has to stand where the text is shown, with a link to its page and licence.',
      resolve: () => ENCYCLOPEDIA_TERMS.attribution,
    }),
    html: t.exposeString('html', { description: 'Sanitised: paragraphs, lists, emphasis and https links.' }),
    isShortened: t.exposeBoolean('isShortened', { description: 'shortHtml is less than html.' }),
    language: t.expose('language', {
      type: LanguageEnum,
      description: 'The language it is written in, which may differ from the asked one.',
    }),
    licence: t.string({ resolve: () => ENCYCLOPEDIA_TERMS.licence }),
    licenceUrl: t.string({ resolve: () => ENCYCLOPEDIA_TERMS.licenceUrl }),
    shortHtml: t.exposeString('shortHtml', {
      description: 'The first paragraph alone, where more than 200 characters follow it.',
    }),
    title: t.exposeString('title'),
    url: t.exposeString('url', { description: 'The page of the article.' }),
  }),
});

const EncyclopediaAnswerRef = builder.unionType('EncyclopediaAnswer', {
  types: [EncyclopediaTextRef, UnavailableRef],
  resolveType: (value) => ('unavailable' in value ? UnavailableRef : EncyclopediaTextRef),
});

const ArticleLinkRef = builder.objectRef<ArticleLink>('ArticleLink').implement({
  description: 'An article of the encyclopedia, in any language.',
  fields: (t) => ({
    language: t.exposeString('language'),
    title: t.exposeString('title'),
    url: t.exposeString('url'),
  }),
});

builder.objectFields(AttractionRef, (t) => ({
  articles: t.field({
    type: [ArticleLinkRef],
    description:
      'What may be read of it elsewhere: its article, and a second one, of its artist or in another language.',
    resolve: (place) => articleLinks(place),
  }),
  encyclopedia: t.field({
    type: EncyclopediaAnswerRef,
    nullable: true,
    args: languageArgument,
    description:
      'Null where no article is known. May be asked of a service outside: to be asked by itself, not with what a ' +
      'page waits for.',
    complexity: FIELD_COSTS.outside,
    resolve: (place, { language }, ctx) => orUnavailable(encyclopediaOf(ctx, place, language)),
  }),
  hasArticle: t.boolean({
    description: 'Whether it names an article or an item, so that there may be an `encyclopedia` text.',
    resolve: (place) => hasArticle(place),
  }),
}));
