import type { Bounds, Position } from '#common/geo/bounds.ts';
import { smallBox } from '../bareStatements.ts';
import { type Call, get, oneByOne, percentiles } from '../load.ts';
import type { Country, Row } from './serving.ts';

const BOXES = 150;
const ROUNDS = 3;
/** Half the size of what a town's map shows, degrees. */
const TOWN = { lon: 0.12, lat: 0.05 } as const;
const FILTERS = {
  features: 'features=wheelchair',
  'several features': 'features=wheelchair,dogs',
  open: 'opening=OPEN',
};

/** Lists with filters beside the same lists without, and the counts of all chips, for small boxes and for towns. */
export async function filterRows({ url, positions }: Country): Promise<Row[]> {
  const sizes = { 'small boxes': (at: Position) => smallBox([...at, ...at]), towns: townAround };
  const rows: Row[] = [];
  for (const [size, boxAround] of Object.entries(sizes)) {
    const boxes = positions.slice(0, BOXES).map(boxAround);
    const lists = (filter: string) =>
      boxes.map(
        (box) => () => get(`${url}/api/query/attractions?attractionKind=restaurant&bbox=${box.join(',')}${filter}`),
      );
    const plain = lists('');
    for (const [name, filter] of Object.entries(FILTERS)) {
      const { first, second } = await inTurn(plain, lists(`&${filter}`));
      const ratio = second / first;
      rows.push({
        what: `list by ${name}, ${size}`,
        figures: `p50 ${second.toFixed(1)} ms, without ${first.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
        budget: 'ratio 1.3',
        meets: ratio <= 1.3,
      });
    }
    const { first, second } = await inTurn(
      plain,
      boxes.map((box) => () => get(countsQuery(url, box))),
    );
    rows.push({
      what: `counts of all chips, ${size}`,
      figures: `p50 ${second.toFixed(1)} ms, the list ${first.toFixed(1)} ms`,
      budget: 'p50 15 ms',
      meets: second <= 15,
    });
  }
  return rows;
}

function townAround([lon, lat]: Position): Bounds {
  return [lon - TOWN.lon, lat - TOWN.lat, lon + TOWN.lon, lat + TOWN.lat];
}

function countsQuery(url: string, bounds: Bounds): string {
  const query = `{ filterCounts(bounds: [${bounds.join(', ')}], kind: restaurant) { total open closed unknown
    features { feature count } } }`;
  return `${url}/graphql?${new URLSearchParams({ query })}`;
}

/** Medians of both series over rounds in which they take turns; each is asked once before. */
async function inTurn(one: readonly Call[], other: readonly Call[]): Promise<{ first: number; second: number }> {
  const times = { first: [] as number[], second: [] as number[] };
  for (const series of [one, other]) await oneByOne(series.slice(0, 30));
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push((await oneByOne(one)).p50);
    times.second.push((await oneByOne(other)).p50);
  }
  return { first: percentiles(times.first).p50, second: percentiles(times.second).p50 };
}
