export function precompress(folder: string): Promise<void>;
