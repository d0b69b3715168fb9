import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import type { Mailer } from '#api/platform/mail.ts';

/** The services with which mails are made. */
export interface MailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly publicUrl: string;
  readonly feedbackTo: string | null;
}
