import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

/** About the places that a user watches, once a day. */
export const WATCH: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Uutta seuraamissasi kohteissa – Taival',
    before: ['Seuraamissasi kohteissa on uutta:'],
    button: 'Näytä seuraamasi kohteet',
    after: ['Saat tämän viestin, koska seuraat näitä kohteita Taivalissa. Voit lopettaa seuraamisen omalta sivultasi.'],
    unsubscribe: 'Lopeta nämä sähköpostit',
  },
  sv: {
    subject: 'Nytt på platser du följer – Taival',
    before: ['Det finns nytt om platser som du följer:'],
    button: 'Visa platserna du följer',
    after: [
      'Du får det här meddelandet för att du följer platserna i Taival. Du kan sluta följa dem på din egen sida.',
    ],
    unsubscribe: 'Avsluta den här e-posten',
  },
  en: {
    subject: 'News from places you follow – Taival',
    before: ['There is news from places that you follow:'],
    button: 'Show the places you follow',
    after: ['You receive this message because you follow these places in Taival. You can stop on your own page.'],
    unsubscribe: 'Stop these e-mails',
  },
};
