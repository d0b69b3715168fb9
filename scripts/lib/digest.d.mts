export const SERVER_SOURCES: readonly string[];
export function digestOf(inputs: readonly string[]): string;
