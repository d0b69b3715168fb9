import { type LucideIcon, MessageSquareText } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { AdminSection } from '#common/adminSections.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Counts } from '#web/components/admin/counts.ts';

export interface SectionProps {
  /** Grows when something that failed is tried again: the section asks anew. */
  readonly fetchKey: number;
}

interface Section {
  readonly text: MessageId;
  readonly glyph: LucideIcon;
  /** Loaded when it is opened. */
  readonly screen: ComponentType<SectionProps>;
  /** What waits in it, told beside its name. */
  readonly waiting?: keyof Counts;
}

/** What stands in each section of the admin tab. */
export const SECTIONS: Readonly<Record<AdminSection, Section>> = {
  comments: {
    text: 'admin.section.comments',
    glyph: MessageSquareText,
    screen: lazy(async () => ({ default: (await import('./comments/LatestComments.tsx')).LatestComments })),
  },
};
