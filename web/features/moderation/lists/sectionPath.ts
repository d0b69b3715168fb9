import type { AdminSection } from '#common/urls/adminSections.ts';
import { adminPath } from '#common/urls/pageLocation.ts';

/** Address of a part of the admin tab, filtered. */
export function sectionPath(section: AdminSection, filters: Readonly<Record<string, string>>): string {
  return `${adminPath(section)}?${new URLSearchParams(filters)}`;
}
