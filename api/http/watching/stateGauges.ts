import { Gauge } from 'prom-client';
import type { InstallationState } from '#api/domain/state/serviceState.ts';
import { metrics } from '#api/platform/metrics/registry.ts';
import { SECOND_MS } from '#common/time.ts';

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge<Label>({ name, help, labelNames, registers: [metrics] });

// Gauges of the whole installation: each process reports the same values.
const up = gauge('taival_database_up', 'Whether the database answered when this was read.');
const disk = gauge('taival_disk_bytes', 'Room on the disk of DATA_DIR.', ['kind']);
const size = gauge('taival_database_bytes', 'Size of the database with its indexes.');
const connections = gauge('taival_database_connections', 'Connections of the database server.', ['kind']);
const backup = gauge('taival_backup_timestamp_seconds', 'When the latest backups ended.', ['result']);
const backupSize = gauge('taival_backup_bytes', 'Size of the latest backup.');
const published = gauge('taival_import_published_timestamp_seconds', 'When a source was last published.', ['source']);
const failed = gauge('taival_import_failed', 'Whether the latest import of a source failed.', ['source']);
const jobs = gauge('taival_jobs', 'Jobs that are not done.', ['queue', 'state']);
const oldest = gauge('taival_jobs_oldest_due_timestamp_seconds', 'When the oldest job was to begin.', ['queue']);

const ALL = [up, disk, size, connections, backup, backupSize, published, failed, jobs, oldest];

const secondsOf = (time: Date) => time.getTime() / SECOND_MS;

/** Sets the gauges of the installation; null while its database does not answer. */
export function showState(state: InstallationState | null): void {
  for (const one of ALL) one.reset();
  up.set(state === null ? 0 : 1);
  if (state === null) return;
  if (state.disk !== null) {
    disk.set({ kind: 'free' }, state.disk.free);
    disk.set({ kind: 'total' }, state.disk.total);
  }
  size.set(state.database.bytes);
  connections.set({ kind: 'open' }, state.database.connections);
  connections.set({ kind: 'allowed' }, state.database.maxConnections);
  showBackups(state);
  for (const { source, state: latest, published: at } of state.imports) {
    failed.set({ source }, latest === 'FAILED' ? 1 : 0);
    if (at !== null) published.set({ source }, secondsOf(at));
  }
  for (const { queue, due, running, retrying, oldest: since } of state.queues) {
    for (const [kind, count] of Object.entries({ due, running, retrying })) jobs.set({ queue, state: kind }, count);
    if (since !== null) oldest.set({ queue }, secondsOf(since));
  }
}

function showBackups({ backups: { finished, bytes, failed: failedAt } }: InstallationState): void {
  if (finished !== null) backup.set({ result: 'done' }, secondsOf(finished));
  if (failedAt !== null) backup.set({ result: 'failed' }, secondsOf(failedAt));
  if (bytes !== null) backupSize.set(bytes);
}
