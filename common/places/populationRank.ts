const POPULATIONS = [200, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** 0 (hamlet) to 11 (a million and more), the classes of Protomaps basemaps. */
export function populationRank(population: number): number {
  return POPULATIONS.filter((least) => population >= least).length;
}
