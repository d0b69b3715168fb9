import type { PushMessage } from '#common/watches/pushMessage.ts';

/** The product's icon, for notices whose system shows one. */
const ICON = '/static/app/icon-192.png';

/** A notice as the system shows it. */
export interface Notice {
  readonly title: string;
  readonly options: NotificationOptions;
}

/**
 * The notice of a push message. A message that cannot be read is shown too, without words: browsers take the permission
 * from sites that show nothing.
 */
export function noticeOf(text: string | undefined): Notice {
  const message = messageOf(text);
  if (message === null) return { title: 'Taival', options: { icon: ICON } };
  const { title, body, path, tag, language } = message;
  return { title, options: { body, tag, lang: language, icon: ICON, data: path } };
}

function messageOf(text: string | undefined): PushMessage | null {
  try {
    const message: unknown = JSON.parse(text ?? '');
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false;
  return ['title', 'body', 'path', 'tag', 'language'].every((name) => typeof Reflect.get(value, name) === 'string');
}

/** The page that a notice opens, on this origin whatever the message says. */
export function pageOf(data: unknown, origin: string): string {
  const path = typeof data === 'string' && data.startsWith('/') ? data : '/';
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : origin;
}

/** Shows the page of a notice: in a window that has it already, else in a new one. */
export async function openPage(clients: Clients, href: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === new URL(href).pathname);
  await (open === undefined ? clients.openWindow(href) : open.focus());
}
