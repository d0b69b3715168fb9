import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

/** To the owner of a webhook that was disabled. */
export const WEBHOOK_DISABLED: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Webhookisi on poistettu käytöstä – Taival',
    before: [
      'Webhookisi ei ole ottanut viestejämme vastaan kolmeen vuorokauteen, tai se on vastannut, ettei se halua niitä ' +
        'enää (410). Emme enää lähetä siihen viestejä.',
      'Kun osoite toimii taas, poista webhook ja lisää se uudelleen.',
    ],
    button: null,
    after: [],
  },
  sv: {
    subject: 'Din webhook har stängts av – Taival',
    before: [
      'Din webhook har inte tagit emot våra meddelanden på tre dygn, eller så har den svarat att den inte vill ha ' +
        'fler (410). Vi skickar inga fler meddelanden till den.',
      'När adressen fungerar igen kan du ta bort webhooken och lägga till den på nytt.',
    ],
    button: null,
    after: [],
  },
  en: {
    subject: 'Your webhook has been disabled – Taival',
    before: [
      'Your webhook has not accepted our messages for three days, or has answered that it wants no more (410). We no ' +
        'longer send messages to it.',
      'When the address works again, remove the webhook and add it again.',
    ],
    button: null,
    after: [],
  },
};
