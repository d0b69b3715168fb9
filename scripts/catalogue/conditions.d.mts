export interface Condition {
  tag: string;
  values: string[] | null;
  not: boolean;
}

export function parseConditions(text: string): Condition[];
