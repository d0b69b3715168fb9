export function codeFiles(project: string, roots: readonly string[]): string[];
export function twoWayFolders(texts: Readonly<Record<string, string>>): string[];
