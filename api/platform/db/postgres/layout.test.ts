import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clusterLayout } from './layout.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'taival-layout-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const inDb = (...names: string[]) => path.join(dataDir, 'db', ...names);
const noted = (name: string) => readFileSync(inDb(name), 'utf8');

/** A cluster, as far as its layout goes. */
function makeCluster(name: string, major: number): void {
  mkdirSync(inDb(name), { recursive: true });
  writeFileSync(inDb(name, 'PG_VERSION'), `${major}\n`);
}

describe('the notes of the embedded database', () => {
  test('say which PostgreSQL made it and where it lies, and leave no other file', async () => {
    const { major, dataFolder } = await clusterLayout(dataDir, null);
    expect([noted('major'), noted('location')]).toEqual([String(major), dataFolder]);
    expect(readdirSync(inDb()).sort()).toEqual(['location', 'major']);
  });

  test('are not written again where they are right: other processes read them', async () => {
    await clusterLayout(dataDir, null);
    const writtenAt = () => ['major', 'location'].map((name) => statSync(inDb(name), { bigint: true }).ctimeNs);
    const before = writtenAt();
    await clusterLayout(dataDir, null);
    expect(writtenAt()).toEqual(before);
  });

  test('leave the owner of their folder alone where it is right', async () => {
    const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    await clusterLayout(dataDir, account);
    const changedAt = () => statSync(inDb(), { bigint: true }).ctimeNs;
    const before = changedAt();
    await clusterLayout(dataDir, account);
    expect(changedAt()).toBe(before);
  });

  test('are replaced as a whole where they differ: readers never find them empty', async () => {
    await clusterLayout(dataDir, null);
    writeFileSync(inDb('location'), '/moved/from/here');
    linkSync(inDb('location'), inDb('opened'));
    const { dataFolder } = await clusterLayout(dataDir, null);
    expect([noted('location'), noted('opened')]).toEqual([dataFolder, '/moved/from/here']);
  });

  test.each(['', '\0\0'])('that a killed process left as "%s" are written anew', async (left) => {
    const { major, dataFolder } = await clusterLayout(dataDir, null);
    makeCluster(String(major), major);
    makeCluster('14', 14);
    for (const name of ['major', 'location']) writeFileSync(inDb(name), left);
    expect((await clusterLayout(dataDir, null)).dataFolder).toBe(dataFolder);
    expect([noted('major'), noted('location')]).toEqual([String(major), dataFolder]);
  });

  test('are written where a killed process made no more than half a cluster', async () => {
    makeCluster('14.0123456789ab.new', 14);
    const { major } = await clusterLayout(dataDir, null);
    expect(noted('major')).toBe(String(major));
  });

  test('of another PostgreSQL refuse the database, and so does its own cluster where they are empty', async () => {
    makeCluster('14', 14);
    writeFileSync(inDb('major'), '14');
    await expect(clusterLayout(dataDir, null)).rejects.toThrow(/was made by PostgreSQL 14, this program brings \d+:/);
    writeFileSync(inDb('major'), '');
    await expect(clusterLayout(dataDir, null)).rejects.toThrow(/was made by PostgreSQL 14, this program brings \d+:/);
  });
});
