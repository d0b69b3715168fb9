import type { Language } from '#common/languages.ts';
import { ACCESS_TOKEN_MADE } from './accessTokenTexts.ts';
import type { MailText } from './mailText.ts';
import { SECOND_FACTOR_OFF, SECOND_FACTOR_ON } from './secondFactorTexts.ts';
import { EMAIL_CHANGE_ASKED, EMAIL_CHANGED, LOGIN_LINK, NEW_EMAIL } from './securityTexts.ts';
import { WATCH } from './watchTexts.ts';
import { WEBHOOK_DISABLED } from './webhookTexts.ts';

export type MailKind =
  | 'confirm'
  | 'reset'
  | 'loginLink'
  | 'newEmail'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'accessTokenMade'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'accountDeleted'
  | 'imagesRejected'
  | 'watch'
  | 'webhookDisabled';

const CONFIRM: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Vahvista sähköpostiosoitteesi – Taival',
    before: ['Tervetuloa Taivalin käyttäjäksi! Vahvista vielä, että tämä sähköpostiosoite on sinun.'],
    button: 'Vahvista sähköpostiosoite',
    after: [
      'Linkki on voimassa kaksi vuorokautta, ja sitä voi käyttää kerran.',
      'Jos et ole rekisteröitynyt Taivaliin, sinun ei tarvitse tehdä mitään: ' +
        'ilman vahvistusta tiliä ei oteta käyttöön.',
    ],
  },
  sv: {
    subject: 'Bekräfta din e-postadress – Taival',
    before: ['Välkommen till Taival! Bekräfta att den här e-postadressen är din.'],
    button: 'Bekräfta e-postadressen',
    after: [
      'Länken gäller i två dygn och kan användas en gång.',
      'Om du inte har registrerat dig i Taival behöver du inte göra något: utan bekräftelse aktiveras inte kontot.',
    ],
  },
  en: {
    subject: 'Confirm your e-mail address – Taival',
    before: ['Welcome to Taival! Please confirm that this e-mail address is yours.'],
    button: 'Confirm e-mail address',
    after: [
      'The link is valid for two days and can be used once.',
      'If you have not registered with Taival, you do not need to do anything: ' +
        'without confirmation the account will not be activated.',
    ],
  },
};

const RESET: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Salasanan vaihtaminen – Taival',
    before: ['Taivalissa on pyydetty uutta salasanaa tilille, jolla on tämä sähköpostiosoite.'],
    button: 'Valitse uusi salasana',
    after: [
      'Linkki on voimassa kaksi tuntia, ja sitä voi käyttää kerran.',
      'Jos et pyytänyt uutta salasanaa, voit jättää tämän viestin huomiotta: salasanasi ei ole muuttunut.',
    ],
  },
  sv: {
    subject: 'Byt lösenord – Taival',
    before: ['Ett nytt lösenord har begärts i Taival för kontot med den här e-postadressen.'],
    button: 'Välj ett nytt lösenord',
    after: [
      'Länken gäller i två timmar och kan användas en gång.',
      'Om du inte har begärt ett nytt lösenord kan du bortse från det här meddelandet: ditt lösenord har inte ändrats.',
    ],
  },
  en: {
    subject: 'Change your password – Taival',
    before: ['A new password has been requested for the Taival account with this e-mail address.'],
    button: 'Choose a new password',
    after: [
      'The link is valid for two hours and can be used once.',
      'If you did not request a new password, you can ignore this message: your password has not changed.',
    ],
  },
};

const ALREADY_REGISTERED: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Sinulla on jo tili – Taival',
    before: [
      'Joku yritti rekisteröityä Taivaliin tällä sähköpostiosoitteella, mutta sillä on jo tili.',
      'Jos se olit sinä, voit kirjautua sisään. Jos salasana on unohtunut, voit palauttaa sen.',
    ],
    button: 'Palauta salasana',
    after: ['Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: tilisi on ennallaan.'],
  },
  sv: {
    subject: 'Du har redan ett konto – Taival',
    before: [
      'Någon försökte registrera sig i Taival med den här e-postadressen, men den har redan ett konto.',
      'Om det var du kan du logga in. Har du glömt lösenordet kan du återställa det.',
    ],
    button: 'Återställ lösenordet',
    after: ['Om det inte var du behöver du inte göra något: ditt konto är oförändrat.'],
  },
  en: {
    subject: 'You already have an account – Taival',
    before: [
      'Somebody tried to register with Taival using this e-mail address, but it already has an account.',
      'If that was you, you can log in. If you have forgotten the password, you can reset it.',
    ],
    button: 'Reset your password',
    after: ['If it was not you, you do not need to do anything: your account is as it was.'],
  },
};

const PASSWORD_CHANGED: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Salasanasi on vaihdettu – Taival',
    before: [
      'Taival-tilisi salasana on juuri vaihdettu, ja muut laitteet on kirjattu ulos.',
      'Jos vaihdoit sen itse, kaikki on kunnossa. Jos et, palauta salasana heti.',
    ],
    button: 'Palauta salasana',
    after: [],
  },
  sv: {
    subject: 'Ditt lösenord har bytts – Taival',
    before: [
      'Lösenordet till ditt konto i Taival har just bytts, och övriga enheter har loggats ut.',
      'Om du bytte det själv är allt i sin ordning. Om inte, återställ lösenordet genast.',
    ],
    button: 'Återställ lösenordet',
    after: [],
  },
  en: {
    subject: 'Your password has been changed – Taival',
    before: [
      'The password of your Taival account has just been changed, and other devices have been logged out.',
      'If you changed it yourself, you do not need to do anything. If not, reset your password at once.',
    ],
    button: 'Reset your password',
    after: [],
  },
};

const ACCOUNT_DELETED: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Tilisi on poistettu – Taival',
    before: [
      'Taival-tilisi ja siihen liittyneet henkilökohtaiset tiedot on poistettu. ' +
        'Tähän osoitteeseen ei enää lähetetä viestejä.',
      'Kiitos, että kuljit kanssamme!',
    ],
    button: null,
    after: [],
  },
  sv: {
    subject: 'Ditt konto har raderats – Taival',
    before: [
      'Ditt konto i Taival och de personuppgifter som hörde till det har raderats. ' +
        'Inga fler meddelanden skickas till den här adressen.',
      'Tack för att du använde Taival!',
    ],
    button: null,
    after: [],
  },
  en: {
    subject: 'Your account has been deleted – Taival',
    before: [
      'Your Taival account and the personal data that belonged to it have been deleted. ' +
        'No further messages will be sent to this address.',
      'Thank you for using Taival.',
    ],
    button: null,
    after: [],
  },
};

const IMAGES_REJECTED: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Kuvasi Taivalissa',
    before: ['Kiitos, että olet lähettänyt kuvia Taivaliin! Ylläpito ei kuitenkaan hyväksynyt niistä kaikkia.'],
    button: 'Katso omia kuviasi',
    after: ['Jos sinulla on kysyttävää, lähetä meille palautetta Taivalissa.'],
  },
  sv: {
    subject: 'Dina bilder i Taival',
    before: ['Tack för att du har skickat bilder till Taival! Alla godkändes dock inte.'],
    button: 'Visa dina bilder',
    after: ['Om du har frågor kan du skicka respons till oss i Taival.'],
  },
  en: {
    subject: 'Your photos in Taival',
    before: ['Thank you for sending photos to Taival! However, not all of them were approved.'],
    button: 'See your photos',
    after: ['If you have any questions, send us feedback in Taival.'],
  },
};

/** The labels before the places and before the reason of photos that were rejected. */
export const REJECTED_LABELS: Readonly<Record<Language, { readonly places: string; readonly reason: string }>> = {
  fi: { places: 'Hylätyt kuvat kohteittain', reason: 'Syy' },
  sv: { places: 'Bilder som inte godkändes, per plats', reason: 'Orsak' },
  en: { places: 'Photos not approved, by place', reason: 'Reason' },
};

export const MAIL_TEXTS: Readonly<Record<MailKind, Readonly<Record<Language, MailText>>>> = {
  confirm: CONFIRM,
  reset: RESET,
  loginLink: LOGIN_LINK,
  newEmail: NEW_EMAIL,
  emailChangeAsked: EMAIL_CHANGE_ASKED,
  emailChanged: EMAIL_CHANGED,
  alreadyRegistered: ALREADY_REGISTERED,
  passwordChanged: PASSWORD_CHANGED,
  accessTokenMade: ACCESS_TOKEN_MADE,
  secondFactorOn: SECOND_FACTOR_ON,
  secondFactorOff: SECOND_FACTOR_OFF,
  accountDeleted: ACCOUNT_DELETED,
  imagesRejected: IMAGES_REJECTED,
  watch: WATCH,
  webhookDisabled: WEBHOOK_DISABLED,
};

/** Without a name the greeting stands alone. */
export const GREETINGS: Readonly<Record<Language, (name: string) => string>> = {
  fi: (name) => `${`Hei ${name}`.trim()}!`,
  sv: (name) => `${`Hej ${name}`.trim()}!`,
  en: (name) => `${`Hello ${name}`.trim()}!`,
};
