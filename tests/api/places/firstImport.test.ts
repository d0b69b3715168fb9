import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { osmPbf } from '../../support/made/osmPbf.ts';
import { removeDataDir, runImport, startProduct } from '../../support/product.ts';

const DATA_DIR = path.join('.data', `test-first-import-${process.pid}`);
const folder = mkdtempSync(path.join(tmpdir(), 'taival-first-'));
const MINUTES = 180_000;

afterAll(() => {
  removeDataDir(DATA_DIR);
  rmSync(folder, { recursive: true });
});

test(
  'an import before the first start leaves the starter places where they belong: beside what it brought',
  async () => {
    const file = path.join(folder, 'one.osm.pbf');
    const museum = {
      id: 4_000_000_000_002,
      lon: 24.5,
      lat: 61,
      tags: { tourism: 'museum', name: 'Ensimmäinen museo' },
    };
    writeFileSync(
      file,
      osmPbf({ header: { bounds: [24, 60.9, 25, 61.1], replicationTimestamp: 1_730_000_000 }, nodes: [museum] }),
    );
    const result = await runImport(DATA_DIR, ['osm', file]);
    expect(result.code, result.stderr).toBe(0);

    const product = await startProduct({ dataDir: DATA_DIR });
    try {
      const names = async (query: string): Promise<string[]> => {
        const answer = await fetch(`${product.url}/api/query/find?q=${encodeURIComponent(query)}`);
        const rows: { readonly name: string }[] = await answer.json();
        return rows.map(({ name }) => name);
      };
      expect(await names('Hämeen linna')).toContain('Hämeen linna');
      expect(await names('Ensimmäinen museo')).toContain('Ensimmäinen museo');
    } finally {
      await product.stop();
    }
  },
  MINUTES,
);
