import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { Counter } from 'prom-client';
import { MINUTE_MS } from '#common/time.ts';
import type { Config } from './config.ts';
import { refusalForGood } from './mailFailures.ts';
import { metrics } from './metrics/registry.ts';
import { writeWhole } from './writeWhole.ts';

export interface Mail {
  /**
   * Identifies the mail: sent again it has the same id, so that receivers drop the copy. Letters, digits and dashes.
   */
  readonly id: string;
  /** One e-mail address. */
  readonly to: string;
  /** Reply-To address; null = none. */
  readonly replyTo: string | null;
  /** Address that ends mails of this kind by a POST (RFC 8058); unset: they cannot be ended. */
  readonly unsubscribe?: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or when the file is written. Throws when not;
   * `mailFailures.ts` says what a failure means.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * In ms. A mail server may take ten minutes to answer the end of a mail (RFC 5321 §4.5.3.2.6): it has stored the mail
 * maybe long before, and one that is sent again comes twice.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * MINUTE_MS } as const;
/** The sending of one mail never takes longer, in ms. */
export const SENDING_MS = 12 * MINUTE_MS;
/** The mail library must not read files or fetch addresses that a text names. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sends by SMTP_URL, else writes each mail as `.eml` below DATA_DIR/outbox. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return counted(smtpUrl === null ? outbox(path.join(dataDir, 'outbox'), mailFrom) : smtp(smtpUrl, mailFrom));
}

const mails = new Counter({
  name: 'taival_mails_total',
  help: 'Attempts to send a mail, by result: sent, failed, or refused by the mail server for good.',
  labelNames: ['result'],
  registers: [metrics],
});

function counted(mailer: Mailer): Mailer {
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ result: 'sent' });
      } catch (error) {
        mails.inc({ result: refusalForGood(error) === null ? 'failed' : 'refused' });
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

function smtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, ...SAFE });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...message(mail, from), signal: AbortSignal.timeout(SENDING_MS) });
    },
    close: () => transport.close(),
  };
}

function outbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFE });
  return {
    send: async (mail) => {
      const { message: body } = await transport.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}.eml`);
      // Readable by the owner alone: links in mails are as secret as passwords.
      await writeWhole(file, body, { mode: 0o600, unfinished: `${file}.part` });
    },
    close: () => transport.close(),
  };
}

function message({ id, to, replyTo, unsubscribe, language, subject, text, html }: Mail, from: string) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object: the library would parse a string as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
