import type { Database } from '#api/platform/db/database.ts';
import type { Mailer } from '#api/platform/mail.ts';

/** What mails are made with. */
export interface MailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly feedbackTo: string | null;
}
