import { expect, test } from 'vitest';
import { databaseOfTests } from '../../../tests/support/publishing.ts';
import { DataSquares, squareSql } from './dataSquares.ts';

const db = databaseOfTests();

type Position = readonly [lon: number, lat: number];

/** Which of the positions a file with these nodes knows, as the database tells it. */
async function known(nodes: readonly Position[], asked: readonly Position[]): Promise<boolean[]> {
  const squares = new DataSquares();
  const units = (axis: 0 | 1) => Int32Array.from(nodes, (node) => Math.round(node[axis] * 1e7));
  squares.take(units(0), units(1));
  const { rows } = await db().pool.query<{ known: boolean }>(
    `SELECT ${squareSql('lon', 'lat')} = ANY ($1::bigint[]) AS known
     FROM unnest($2::float8[], $3::float8[]) WITH ORDINALITY p (lon, lat, n) ORDER BY n`,
    [squares.known(), asked.map(([lon]) => lon), asked.map(([, lat]) => lat)],
  );
  return rows.map((row) => row.known);
}

test('a file knows the kilometre around each of its nodes', async () => {
  const nodes: Position[] = [
    [25.001, 60.001],
    [-70.001, -33.001],
  ];
  const asked: Position[] = [
    [25, 60],
    [25.0199, 60.0099],
    [25.0201, 60.005],
    [25.01, 59.9999],
    [-70.0001, -33.0001],
    [-70.0201, -33.005],
  ];
  expect(await known(nodes, asked)).toEqual([true, true, false, false, true, false]);
});

test('within its area a file knows squares without a node too', async () => {
  const nodes = Array.from({ length: 25 }, (_, i): Position => [
    25 + 0.16 * (i % 5) + 0.03,
    60 + 0.08 * Math.floor(i / 5) + 0.03,
  ]);
  const away = (lon: number, lat: number): Position => [25 + 0.16 * lon + 0.09, 60 + 0.08 * lat + 0.07];
  const asked = [away(2, 2), away(1, 3), away(0, 2), away(4, 4), away(5, 2)];
  expect(await known(nodes, asked)).toEqual([true, true, false, false, false]);
});
