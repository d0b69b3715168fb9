import {
  importOwnPlaces,
  type SkippedItem,
  type SkipReason,
} from '#api/domain/contributions/ownPlaces/ownPlacesImport.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { OwnPlaceEdgeRef, toOwnPlaceEdge } from './ownPlace.ts';

const SkipReasonEnum = builder.enumType('OwnPlaceSkipReason', {
  values: {
    NO_POSITION: { description: 'It has no readable coordinates.' },
    OUTSIDE_FINLAND: {},
    PARTLY_OUTSIDE_FINLAND: { description: 'A track of which the part outside was left out.' },
  } satisfies Readonly<Record<SkipReason, object>>,
});

const SkippedRef = builder.objectRef<SkippedItem>('SkippedOwnPlace').implement({
  description: 'What was left out of an imported file.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Empty where it has none.' }),
    reason: t.expose('reason', { type: SkipReasonEnum }),
  }),
});

builder.relayMutationField(
  'importOwnPlaces',
  {
    inputFields: (t) => ({
      gpx: t.string({
        required: true,
        description: 'Text of a GPX file: at most 5 MB and 500 waypoints, routes and tracks.',
      }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'Makes own places of the waypoints, routes and tracks of a GPX file, all or none. Sent twice with one ' +
      'clientMutationId, it is done once.',
    resolve: (_root, { input }, ctx) =>
      importOwnPlaces(ctx, { gpx: input.gpx, clientMutationId: input.clientMutationId ?? null }),
  },
  {
    outputFields: (t) => ({
      ownPlaceEdges: t.field({
        type: [OwnPlaceEdgeRef],
        description: 'In the order of the file.',
        resolve: ({ places }) => places.map(toOwnPlaceEdge),
      }),
      skipped: t.field({ type: [SkippedRef], resolve: ({ skipped }) => [...skipped] }),
    }),
  },
);
