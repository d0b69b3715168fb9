export function longLines(texts: Readonly<Record<string, string>>): string[];
export function isLookedAt(file: string): boolean;
