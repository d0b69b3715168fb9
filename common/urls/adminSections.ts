/** The parts of the admin tab, in the order of its navigation; the first is the one that it opens with. */
export const ADMIN_SECTIONS = [
  'photos',
  'reports',
  'comments',
  'users',
  'names',
  'hidden',
  'log',
  'security',
  'feedback',
  'errors',
  'data',
  'state',
  'debug',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export const FIRST_ADMIN_SECTION = ADMIN_SECTIONS[0];

export function isAdminSection(text: string): text is AdminSection {
  return ADMIN_SECTIONS.some((one) => one === text);
}
