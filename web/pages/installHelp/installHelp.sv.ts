import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Taival på hemskärmen',
  lead:
    'Taival fungerar i webbläsaren och laddas inte ner från någon appbutik. På hemskärmen öppnas tjänsten med ' +
    'sin egen ikon. Sparade områden fungerar också offline.',
  sections: [
    {
      heading: 'iPhone och iPad (Safari)',
      blocks: [
        { steps: ['Tryck på delningsknappen.', 'Välj ”Lägg till på hemskärmen”.', 'Bekräfta med ”Lägg till”.'] },
      ],
    },
    {
      heading: 'Android (Chrome)',
      blocks: [
        {
          steps: [
            'Öppna webbläsarens meny med de tre punkterna.',
            'Välj ”Lägg till på startskärmen”.',
            'Bekräfta med ”Installera”.',
          ],
        },
      ],
    },
    {
      heading: 'Android (Firefox, Samsung Internet)',
      blocks: [
        {
          steps: [
            'Öppna webbläsarens meny.',
            'Välj ”Lägg till på startskärmen”; i Samsungs webbläsare ”Lägg till sida i” och sedan ”Startskärm”.',
            'Bekräfta.',
          ],
        },
      ],
    },
    {
      heading: 'Dator (Chrome, Edge)',
      blocks: [
        {
          steps: [
            'Öppna webbläsarens meny med de tre punkterna.',
            'Välj i Chrome ”Casta, spara och dela” och sedan ”Installera sidan som en app”; i Edge ”Appar” och ' +
              '”Installera den här webbplatsen som en app”.',
          ],
        },
        'I andra webbläsare kan du spara sidan som bokmärke.',
      ],
    },
  ],
};
