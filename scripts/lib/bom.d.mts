export function isUsable(name: string, licence: string): boolean;
