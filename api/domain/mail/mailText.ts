/** The text of a mail: a greeting, paragraphs, one link between them. */
export interface MailText {
  readonly subject: string;
  readonly before: readonly string[];
  /** Null: there is nothing to do. */
  readonly button: string | null;
  readonly after: readonly string[];
}
