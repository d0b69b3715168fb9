export interface Part {
  name: string;
  budget: number;
  files: string[];
  bytes: number;
}

export function weigh(webFolder: string): { parts: Part[]; faults: string[] };
export function weighEmbed(webFolder: string): { files: string[]; bytes: number; budget: number; faults: string[] };
export function kB(bytes: number): string;
