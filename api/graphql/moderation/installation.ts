import type { BusyOwner } from '#api/domain/accessTokens/busyOwners.ts';
import { type ShownState, shownState } from '#api/domain/state/serviceState.ts';
import type { DatabaseSize, LatestBackups, LatestImport, PendingQueue } from '#api/domain/state/stateSql.ts';
import { builder } from '#api/graphql/core/builder.ts';
import type { DiskRoom } from '#api/platform/disk.ts';
import type { KnownService } from '#api/platform/http/serviceHealth.ts';
import { ImportStateEnum } from './adminLists.ts';

const DiskRoomRef = builder.objectRef<DiskRoom>('DiskRoom').implement({
  description: 'Room on a disk, bytes.',
  fields: (t) => ({ free: t.exposeFloat('free'), total: t.exposeFloat('total') }),
});

const DatabaseSizeRef = builder.objectRef<DatabaseSize>('DatabaseSize').implement({
  fields: (t) => ({
    bytes: t.exposeFloat('bytes'),
    connections: t.exposeInt('connections', { description: 'That are open to the server.' }),
    maxConnections: t.exposeInt('maxConnections'),
    version: t.exposeString('version', { description: 'Of PostgreSQL.' }),
  }),
});

const LatestBackupsRef = builder.objectRef<LatestBackups>('LatestBackups').implement({
  fields: (t) => ({
    bytes: t.exposeFloat('bytes', { nullable: true, description: 'Size of the latest good one.' }),
    failed: t.expose('failed', { type: 'DateTime', nullable: true, description: 'When the latest failed.' }),
    finished: t.expose('finished', {
      type: 'DateTime',
      nullable: true,
      description: 'When the latest good one ended.',
    }),
  }),
});

const LatestImportRef = builder.objectRef<LatestImport>('LatestImport').implement({
  description: 'The latest run of the import of one source.',
  fields: (t) => ({
    finished: t.expose('finished', { type: 'DateTime', nullable: true }),
    published: t.expose('published', { type: 'DateTime', nullable: true, description: 'When one was last published.' }),
    source: t.exposeString('source'),
    started: t.expose('started', { type: 'DateTime' }),
    state: t.expose('state', { type: ImportStateEnum }),
  }),
});

const PendingQueueRef = builder.objectRef<PendingQueue>('PendingQueue').implement({
  description: 'Jobs of one queue that are not done.',
  fields: (t) => ({
    due: t.exposeInt('due'),
    oldest: t.expose('oldest', { type: 'DateTime', nullable: true, description: 'Since when the oldest is due.' }),
    queue: t.exposeString('queue'),
    retrying: t.exposeInt('retrying', { description: 'That have failed and are tried again.' }),
    running: t.exposeInt('running'),
  }),
});

const OutsideServiceEnum = builder.enumType('OutsideService', {
  values: {
    COMMONS: { value: 'commons' },
    ELEVATION: { value: 'elevation' },
    ENCYCLOPEDIA: { value: 'encyclopedia' },
    FILE_STORE: { value: 'fileStore' },
    MAINTENANCE: { value: 'maintenance' },
    WARNINGS: { value: 'warnings' },
    WEATHER: { value: 'weather' },
    WIKIDATA: { value: 'wikidata' },
  } as const,
});

const KnownServiceRef = builder.objectRef<KnownService>('KnownService').implement({
  description: 'A service outside, as the answering process found it at its latest request.',
  fields: (t) => ({
    asked: t.expose('asked', { type: 'DateTime' }),
    isDown: t.exposeBoolean('isDown'),
    service: t.expose('service', { type: OutsideServiceEnum }),
  }),
});

const BusyOwnerRef = builder.objectRef<BusyOwner>('TokenOwner').implement({
  description: 'The calls of all access tokens of one account.',
  fields: (t) => ({ calls: t.exposeInt('calls'), username: t.exposeString('username') }),
});

const InstallationRef = builder.objectRef<ShownState>('Installation').implement({
  description: 'How the installation is.',
  fields: (t) => ({
    backsUp: t.exposeBoolean('backsUp', { description: 'A backup is made every night.' }),
    backups: t.expose('backups', { type: LatestBackupsRef }),
    busiestTokenOwners: t.field({
      type: [BusyOwnerRef],
      description: 'Whose access tokens have called most in the last 30 days.',
      resolve: ({ busiestTokenOwners }) => [...busiestTokenOwners],
    }),
    database: t.expose('database', { type: DatabaseSizeRef }),
    disk: t.expose('disk', { type: DiskRoomRef, nullable: true, description: 'Of the data folder.' }),
    imports: t.field({ type: [LatestImportRef], resolve: ({ imports }) => [...imports] }),
    queues: t.field({ type: [PendingQueueRef], resolve: ({ queues }) => [...queues] }),
    sendsMails: t.exposeBoolean('sendsMails', { description: 'False: mails are written into files.' }),
    services: t.field({ type: [KnownServiceRef], resolve: ({ services }) => [...services] }),
  }),
});

builder.queryField('installation', (t) =>
  t.field({
    authScopes: { admin: true },
    type: InstallationRef,
    nullable: true,
    description: 'How the installation is: disk, database, backups, imports, jobs and services outside.',
    resolve: (_root, _args, ctx) => shownState(ctx),
  }),
);
