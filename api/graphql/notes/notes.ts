import { myNotes, notesAt, saveNote } from '#api/domain/contributions/notes.ts';
import type { Note } from '#api/domain/contributions/notesSql.ts';
import { ownAfter, ownCursor } from '#api/domain/contributions/ownContent.ts';
import { asUser } from '#api/domain/core/call.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { NOTE_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { ownNodeId, ownNodes } from '#api/graphql/core/ownNodes.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';

const NoteRef = builder.objectRef<Note>('Note');

builder.node(NoteRef, {
  description: 'What the viewer keeps about a place for themselves; nobody else is told.',
  id: { resolve: ownNodeId },
  loadMany: (ids, ctx) => ownNodes(ids, ctx, (placeIds) => notesAt(ctx, placeIds)),
  fields: (t) => ({
    attractionId: t.expose('attractionId', { type: 'AttractionId', ...FREE }),
    text: t.exposeString('text', FREE),
    updated: t.expose('updated', { type: 'DateTime', ...FREE }),
  }),
});

const toEdge = edgeBy(({ updated, attractionId }: Note) => ownCursor({ at: updated, attractionId }));

const NoteConnectionRef = builder.connectionObject(
  { type: NoteRef, name: 'ViewerNotesConnection' },
  { name: 'ViewerNotesEdge' },
);

builder.objectFields(ViewerRef, (t) => ({
  note: t.field({
    type: NoteRef,
    nullable: true,
    args: { attractionId: t.arg({ type: 'AttractionId', required: true }) },
    resolve: (_viewer, { attractionId }, ctx) => ctx.loaders.note.load(attractionId),
  }),
  notes: t.field({
    type: NoteConnectionRef,
    description: 'The last changed first.',
    args: pageArguments,
    complexity: (args) => ({ ...perRow(args), field: FIELD_COSTS.ownList }),
    resolve: async (_viewer, page, ctx) =>
      toConnection(await myNotes(asUser(ctx), toPage(page, ownAfter)), page, toEdge),
  }),
}));

builder.relayMutationField(
  'saveNote',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      basedOn: t.stringList({
        description:
          'Texts that the note may have had when it was changed, at most five, an empty one where there was none: ' +
          'where it has another by now, the answer is a NoteConflictError.',
      }),
      text: t.string({ required: true, description: 'At most 5,000 characters; empty takes the note away.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: NOTE_ERRORS,
    description:
      'Keeps a note on a place that only the viewer reads. Without `basedOn` the last one saved counts. Sent twice ' +
      'with one clientMutationId, it is done once.',
    resolve: (_root, { input: { basedOn, clientMutationId, ...note } }, ctx) =>
      saveNote(ctx, { ...note, basedOn: basedOn ?? null, clientMutationId: clientMutationId ?? null }),
  },
  {
    outputFields: (t) => ({
      note: t.field({
        type: NoteRef,
        nullable: true,
        description: 'Null when it was emptied.',
        resolve: ({ note }) => note,
      }),
      removedNoteId: t.globalID({
        nullable: true,
        resolve: ({ attractionId, wasRemoved }, _args, ctx) =>
          wasRemoved ? { type: NoteRef, id: ownNodeId({ userId: asUser(ctx).viewer.id, attractionId }) } : null,
      }),
    }),
  },
);
