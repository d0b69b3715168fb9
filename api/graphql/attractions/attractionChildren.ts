import { type Child, childrenSkip } from '#api/domain/places/children.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { ChildRelationEnum } from '#api/graphql/core/enums.ts';
import { AttractionRef } from './attractionRef.ts';

type ChildEdge = Omit<Child, 'place'> & { readonly node: Child['place'] };

const ChildEdgeRef = builder.objectRef<ChildEdge>('AttractionChildrenEdge').implement({
  fields: (t) => ({
    cursor: t.exposeString('cursor'),
    metresAlong: t.exposeFloat('metresAlong', {
      nullable: true,
      description: 'Metres from the start of the route; null inside an area.',
    }),
    node: t.expose('node', { type: AttractionRef }),
    relation: t.expose('relation', { type: ChildRelationEnum }),
  }),
});

function toEdge({ place, ...edge }: Child): ChildEdge {
  return { ...edge, node: place };
}

const ChildrenConnectionRef = builder.connectionObject(
  { type: AttractionRef, name: 'AttractionChildrenConnection' },
  ChildEdgeRef,
);

const NO_CHILDREN = { rows: [], hasNextPage: false } as const;

builder.objectField(AttractionRef, 'children', (t) =>
  t.field({
    type: ChildrenConnectionRef,
    description: 'What lies in the area, or along the route in order.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (place, page, ctx) => {
      const { first, after: skip } = toPage(page, (after) => childrenSkip(ctx, after));
      const found =
        place.childCount === 0 ? NO_CHILDREN : await ctx.loaders.children.load({ parentId: place.id, first, skip });
      return toConnection(found, page, toEdge);
    },
  }),
);
