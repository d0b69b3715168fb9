import type { WatchMails } from '#api/domain/contributions/watches/watchMails.ts';
import { plainPage } from '#api/http/pages/plainPage.ts';
import type { Language } from '#common/languages.ts';
import { MAIL_WORDS } from './mailWords.ts';

/**
 * The page that turns off the daily mails: one button, which posts to the page's own address, since programs that look
 * for viruses open the links of mails. `mails` is null for a link that is not ours.
 */
export function watchMailsPage(mails: WatchMails | null, language: Language): string {
  const { title, about, turnOff, isOff, unknown, toOwnPage } = MAIL_WORDS[language];
  const ask = `<p>${about}</p><form method="post"><button>${turnOff}</button></form>`;
  const said = mails === null ? `<p>${unknown}</p>` : mails.isOn ? ask : `<p>${isOff}</p>`;
  return plainPage(language, title, `${said}<p><a href="/v/home?lang=${language}">${toOwnPage}</a></p>`);
}
