import type { Tags } from '#api/osm/block.ts';

/** A way that is a place by itself, or joined with others; the locations of its nodes are read in a later pass. */
export interface WayPlace {
  readonly id: number;
  /** Ids of the ways that it is drawn from; the least is its own. */
  readonly ways: readonly number[];
  readonly category: string;
  readonly shape: 'PATH' | 'AREA';
  readonly lasting: boolean;
  readonly tags: Tags;
  readonly date: string | null;
}
