import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Taival aloitusnäytölle',
  lead:
    'Taival toimii selaimessa, eikä sitä ladata sovelluskaupasta. Aloitusnäytölle lisättynä se aukeaa omasta ' +
    'kuvakkeestaan. Tallennetut alueet toimivat myös ilman verkkoa.',
  sections: [
    {
      heading: 'iPhone ja iPad (Safari)',
      blocks: [
        { steps: ['Napauta jakopainiketta.', 'Valitse ”Lisää Koti-valikkoon”.', 'Vahvista napauttamalla ”Lisää”.'] },
      ],
    },
    {
      heading: 'Android (Chrome)',
      blocks: [
        {
          steps: [
            'Avaa selaimen valikko kolmesta pisteestä.',
            'Valitse ”Lisää aloitusnäytölle”.',
            'Vahvista napauttamalla ”Asenna”.',
          ],
        },
      ],
    },
    {
      heading: 'Android (Firefox, Samsung Internet)',
      blocks: [
        {
          steps: [
            'Avaa selaimen valikko.',
            'Valitse ”Lisää aloitusnäytölle”; Samsungin selaimessa ”Lisää sivu kohteeseen” ja sitten ”Aloitusnäyttö”.',
            'Vahvista.',
          ],
        },
      ],
    },
    {
      heading: 'Tietokone (Chrome, Edge)',
      blocks: [
        {
          steps: [
            'Avaa selaimen valikko kolmesta pisteestä.',
            'Valitse Chromessa ”Striimaa, tallenna ja jaa” ja sitten ”Asenna sivu sovelluksena”; Edgessä ' +
              '”Sovellukset” ja ”Asenna tämä sivusto sovelluksena”.',
          ],
        },
        'Muissa selaimissa sivun voi lisätä kirjanmerkkeihin.',
      ],
    },
  ],
};
