import { type Child, childrenSkip } from '#api/domain/places/children.ts';
import { pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { ChildRelationEnum } from '#api/graphql/core/enums.ts';
import { PAGE_MAX } from '#api/graphql/core/queryLimits.ts';
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

const ChildrenConnectionRef = builder.connectionObject(
  { type: AttractionRef, name: 'AttractionChildrenConnection' },
  ChildEdgeRef,
);

builder.objectField(AttractionRef, 'children', (t) =>
  t.field({
    type: ChildrenConnectionRef,
    description: 'What lies in the area, or along the route in order.',
    args: { after: t.arg.string(), first: t.arg.int({ required: true, defaultValue: PAGE_MAX }) },
    complexity: perRow,
    resolve: async (place, { after, first }, ctx) => {
      const page = await ctx.loaders.children.load({
        parentId: place.id,
        first: pageSize(first),
        skip: childrenSkip(ctx, after ?? null),
      });
      const edges = page.children.map(({ place: node, ...edge }): ChildEdge => ({ ...edge, node }));
      return {
        edges,
        pageInfo: {
          hasNextPage: page.hasNextPage,
          hasPreviousPage: page.hasPreviousPage,
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      };
    },
  }),
);
