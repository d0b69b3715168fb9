import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

type Texts = Readonly<Record<Language, MailText>>;

/** A stranger's second factor outlasts a new password: only the operator can take it away. */
export const SECOND_FACTOR_ON: Texts = {
  fi: {
    subject: 'Kaksivaiheinen kirjautuminen on otettu käyttöön – Taival',
    before: [
      'Taival-tilillesi on juuri otettu käyttöön kaksivaiheinen kirjautuminen, ja muut laitteet on kirjattu ulos.',
      'Jos teit sen itse, kaikki on kunnossa. Jos et, joku muu tietää salasanasi: pyydä heti uusi salasana ja kerro ' +
        'meille palautteella, jotta voimme poistaa toisen henkilön vahvistuksen.',
    ],
    button: 'Pyydä uusi salasana',
    after: [],
  },
  sv: {
    subject: 'Tvåstegsinloggningen har slagits på – Taival',
    before: [
      'Tvåstegsinloggningen har just slagits på för ditt konto i Taival, och övriga enheter har loggats ut.',
      'Om du gjorde det själv är allt i sin ordning. Om inte känner någon annan till ditt lösenord: begär genast ett ' +
        'nytt och skicka respons till oss, så att vi kan ta bort den andra personens verifiering.',
    ],
    button: 'Begär ett nytt lösenord',
    after: [],
  },
  en: {
    subject: 'Two-step login has been turned on – Taival',
    before: [
      'Two-step login has just been turned on for your Taival account, and other devices have been logged out.',
      'If you did it yourself, you do not need to do anything. If not, somebody else knows your password: request a ' +
        'new one at once and send us feedback, so that we can remove the other person’s verification.',
    ],
    button: 'Request a new password',
    after: [],
  },
};

export const SECOND_FACTOR_OFF: Texts = {
  fi: {
    subject: 'Kaksivaiheinen kirjautuminen on poistettu käytöstä – Taival',
    before: [
      'Taival-tililtäsi on juuri poistettu kaksivaiheinen kirjautuminen: sisään pääsee nyt pelkällä salasanalla.',
      'Jos teit sen itse tai pyysit sitä ylläpidolta, kaikki on kunnossa. Jos et, pyydä heti uusi salasana.',
    ],
    button: 'Pyydä uusi salasana',
    after: [],
  },
  sv: {
    subject: 'Tvåstegsinloggningen har stängts av – Taival',
    before: [
      'Tvåstegsinloggningen har just stängts av för ditt konto i Taival: nu räcker lösenordet för att logga in.',
      'Om du gjorde det själv eller bad oss om det är allt i sin ordning. Om inte, begär genast ett nytt lösenord.',
    ],
    button: 'Begär ett nytt lösenord',
    after: [],
  },
  en: {
    subject: 'Two-step login has been turned off – Taival',
    before: [
      'Two-step login has just been turned off for your Taival account: the password alone is enough to log in now.',
      'If you did it yourself or asked us to, you do not need to do anything. If not, request a new password at once.',
    ],
    button: 'Request a new password',
    after: [],
  },
};
