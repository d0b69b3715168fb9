import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

type Texts = Readonly<Record<Language, MailText>>;

/** A stranger's second factor outlasts a new password: only the operator can take it away. */
export const SECOND_FACTOR_ON: Texts = {
  fi: {
    subject: 'Kaksivaiheinen kirjautuminen on otettu käyttöön – Taival',
    before: [
      'Taival-tilillesi on juuri otettu käyttöön kaksivaiheinen kirjautuminen, ja muut laitteet on kirjattu ulos.',
      'Jos teit sen itse, kaikki on kunnossa. Jos et, joku muu tietää salasanasi: palauta salasana heti ja kerro ' +
        'siitä meille palautteessa, niin poistamme kaksivaiheisen kirjautumisen käytöstä.',
    ],
    button: 'Palauta salasana',
    after: [],
  },
  sv: {
    subject: 'Tvåstegsinloggningen har slagits på – Taival',
    before: [
      'Tvåstegsinloggningen har just slagits på för ditt konto i Taival, och övriga enheter har loggats ut.',
      'Om du gjorde det själv är allt i sin ordning. Om inte känner någon annan till ditt lösenord: återställ ' +
        'lösenordet genast och berätta det för oss via respons, så stänger vi av tvåstegsinloggningen.',
    ],
    button: 'Återställ lösenordet',
    after: [],
  },
  en: {
    subject: 'Two-step login has been turned on – Taival',
    before: [
      'Two-step login has just been turned on for your Taival account, and other devices have been logged out.',
      'If you did it yourself, you do not need to do anything. If not, somebody else knows your password: reset it ' +
        'at once and tell us by feedback, so that we can turn two-step login off.',
    ],
    button: 'Reset your password',
    after: [],
  },
};

export const SECOND_FACTOR_OFF: Texts = {
  fi: {
    subject: 'Kaksivaiheinen kirjautuminen on poistettu käytöstä – Taival',
    before: [
      'Taival-tililtäsi on juuri poistettu kaksivaiheinen kirjautuminen: sisään pääsee nyt pelkällä salasanalla.',
      'Jos teit sen itse tai pyysit sitä ylläpidolta, kaikki on kunnossa. Jos et, palauta salasana heti.',
    ],
    button: 'Palauta salasana',
    after: [],
  },
  sv: {
    subject: 'Tvåstegsinloggningen har stängts av – Taival',
    before: [
      'Tvåstegsinloggningen har just stängts av för ditt konto i Taival: nu räcker lösenordet för att logga in.',
      'Om du gjorde det själv eller bad oss om det är allt i sin ordning. Om inte, återställ lösenordet genast.',
    ],
    button: 'Återställ lösenordet',
    after: [],
  },
  en: {
    subject: 'Two-step login has been turned off – Taival',
    before: [
      'Two-step login has just been turned off for your Taival account: the password alone is enough to log in now.',
      'If you did it yourself or asked us to, you do not need to do anything. If not, reset your password at once.',
    ],
    button: 'Reset your password',
    after: [],
  },
};
