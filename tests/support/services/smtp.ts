import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, which stores the mails that it gets. */
export interface MailServer {
  readonly url: string;
  /** In the order they came. */
  readonly mails: readonly Email[];
  close(): Promise<void>;
}

/**
 * Listens on the port, such as one that was free a moment ago. `beforeAnswer` runs when a mail has come whole; what it
 * throws refuses the mail, by its `responseCode`.
 */
export async function startMailServer(
  port: number,
  beforeAnswer: (mail: Email) => Promise<void> = async () => undefined,
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => {
            mails.push(mail);
            return beforeAnswer(mail);
          })
          .then(
            () => done(),
            (error: unknown) => done(error instanceof Error ? error : new Error('no mail')),
          );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  // A client that disconnects in the middle of a mail is no failure of the server.
  server.on('error', () => undefined);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
