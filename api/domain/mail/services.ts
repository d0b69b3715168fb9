import type { Database } from '#api/platform/db/database.ts';
import type { Mailer } from '#api/platform/mail.ts';

/** The services with which mails are made. */
export interface MailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly feedbackTo: string | null;
}
