import { type Call, type Latency, percentiles, post } from './load.ts';
import { documentId } from './serving.ts';

/** Calls for the details of the best places of an area, by POST: such answers are cached nowhere. */
export async function detailCalls(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/api/query/attractions?attractionKind=hiking&bbox=24.2,60.9,24.8,61.1`);
  const { best }: { best: { id: number }[] } = await answer.json();
  const id = documentId('AttractionDetailQuery');
  return best.map(
    (place) => () => post(`${url}/graphql`, { documentId: id, variables: { id: place.id, language: 'fi' } }),
  );
}

/** Medians of rounds. */
export function median(found: readonly Latency[]): Latency {
  const of = (value: (latency: Latency) => number) => percentiles(found.map(value)).p50;
  return {
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    failures: found.reduce((sum, { failures }) => sum + failures, 0),
  };
}

export function latencyText({ p50, p95, failures }: Latency): string {
  return `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms${failures > 0 ? `, ${failures} FAILED` : ''}`;
}
