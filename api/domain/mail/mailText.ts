/** The text of a mail: a greeting, paragraphs, one link between them. */
export interface MailText {
  readonly subject: string;
  readonly before: readonly string[];
  /** Null: there is nothing to do. */
  readonly button: string | null;
  readonly after: readonly string[];
  /** The words of the link that ends mails of this kind, where they can be ended. */
  readonly unsubscribe?: string;
}
