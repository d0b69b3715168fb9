import {
  Activity,
  Bug,
  Database,
  EyeOff,
  Flag,
  Images,
  Inbox,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  ScrollText,
  Tags,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { AdminSection } from '#common/urls/adminSections.ts';
import type { Counts } from '#web/features/moderation/counts.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import type { MessageId } from '#web/i18n/messages.ts';

interface Section {
  readonly text: MessageId;
  readonly glyph: LucideIcon;
  /** Its code is loaded when the section is opened. */
  readonly screen: ComponentType<SectionProps>;
  /** The number of pending cases that stands beside the section's name. */
  readonly pending?: keyof Counts;
}

/** Name, icon and screen of each section of the admin tab. */
export const SECTIONS: Readonly<Record<AdminSection, Section>> = {
  photos: {
    text: 'admin.section.photos',
    glyph: Images,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/photos/PhotoQueue.tsx')).PhotoQueue,
    })),
    pending: 'newImageCount',
  },
  reports: {
    text: 'admin.section.reports',
    glyph: Flag,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/reports/ReportList.tsx')).ReportList,
    })),
    pending: 'openReportCount',
  },
  comments: {
    text: 'admin.section.comments',
    glyph: MessageSquareText,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/comments/LatestComments.tsx')).LatestComments,
    })),
  },
  users: {
    text: 'admin.section.users',
    glyph: Users,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/users/UserList.tsx')).UserList })),
  },
  names: {
    text: 'admin.section.names',
    glyph: Tags,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/names/NameList.tsx')).NameList })),
  },
  hidden: {
    text: 'admin.section.hidden',
    glyph: EyeOff,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/place/HiddenList.tsx')).HiddenList,
    })),
  },
  log: {
    text: 'admin.section.log',
    glyph: ScrollText,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/log/ActLog.tsx')).ActLog })),
  },
  security: {
    text: 'admin.section.security',
    glyph: KeyRound,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/security/AccountLog.tsx')).AccountLog,
    })),
  },
  feedback: {
    text: 'admin.section.feedback',
    glyph: Inbox,
    screen: lazy(async () => ({
      default: (await import('#web/features/moderation/feedback/FeedbackList.tsx')).FeedbackList,
    })),
  },
  errors: {
    text: 'admin.section.errors',
    glyph: TriangleAlert,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/errors/ErrorList.tsx')).ErrorList })),
  },
  data: {
    text: 'admin.section.data',
    glyph: Database,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/dataSets/DataSets.tsx')).DataSets })),
  },
  state: {
    text: 'admin.section.state',
    glyph: Activity,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/state/StatePage.tsx')).StatePage })),
  },
  debug: {
    text: 'admin.section.debug',
    glyph: Bug,
    screen: lazy(async () => ({ default: (await import('#web/features/moderation/debug/DebugPage.tsx')).DebugPage })),
  },
};
