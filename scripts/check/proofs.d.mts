export interface Proof {
  readonly source: string;
  readonly sentence: string;
  readonly file: string;
  readonly title: string | null;
}

export function proofsOf(file: string, text: string): Proof[];
export function proofsPage(proofs: readonly Proof[]): string;
export function writeProofs(): void;
