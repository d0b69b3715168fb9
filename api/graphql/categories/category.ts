import { languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FamilyEnum, KindEnum } from '#api/graphql/core/enums.ts';
import {
  allCategories,
  type Category,
  category,
  categoryName,
  categoryOf,
  categoryOfSlug,
} from '#common/catalogue/catalogue.ts';

export const CategoryRef = builder.objectRef<Category>('Category');

builder.node(CategoryRef, {
  id: { resolve: (one) => one.key },
  loadOne: (key) => categoryOf(key),
  fields: (t) => ({
    family: t.expose('family', { type: FamilyEnum }),
    group: t.field({
      type: CategoryRef,
      description:
        'The category whose name its places are listed under, often itself; as a filter it means all of them.',
      resolve: (one) => category(one.group),
    }),
    icon: t.exposeString('icon'),
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: KindEnum, nullable: true }),
    name: t.string({ args: languageArgument, resolve: (one, { language }) => categoryName(one, language) }),
    primary: t.exposeBoolean('primary'),
    slug: t.exposeString('slug'),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: [CategoryRef],
    args: { kind: t.arg({ type: KindEnum }), primary: t.arg.boolean() },
    complexity: { field: 1, multiplier: 50 },
    resolve: (_root, { kind, primary }) =>
      allCategories().filter(
        (one) => (kind == null || one.kind === kind) && (primary == null || one.primary === primary),
      ),
  }),
);

builder.queryField('category', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: CategoryRef,
    nullable: true,
    description: 'By its key, or by the slug of its path `/v/map/category-{slug}`; null when there is none.',
    args: { key: t.arg.string(), slug: t.arg.string() },
    resolve: (_root, { key, slug }) =>
      (key == null ? null : categoryOf(key)) ?? (slug == null ? null : categoryOfSlug(slug)),
  }),
);
