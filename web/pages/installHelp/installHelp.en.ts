import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Taival on your home screen',
  lead:
    'Taival works in the browser; there is nothing to download from an app store. Added to the home screen, it ' +
    'opens from its own icon. Saved areas also work offline.',
  sections: [
    {
      heading: 'iPhone and iPad (Safari)',
      blocks: [{ steps: ['Tap the share button.', 'Choose “Add to Home Screen”.', 'Confirm with “Add”.'] }],
    },
    {
      heading: 'Android (Chrome)',
      blocks: [
        {
          steps: ['Open the browser menu (three dots).', 'Choose “Add to home screen”.', 'Confirm with “Install”.'],
        },
      ],
    },
    {
      heading: 'Android (Firefox, Samsung Internet)',
      blocks: [
        {
          steps: [
            'Open the browser menu.',
            'Choose “Add to Home screen”; in Samsung’s browser, “Add page to” and then “Home screen”.',
            'Confirm.',
          ],
        },
      ],
    },
    {
      heading: 'Computer (Chrome, Edge)',
      blocks: [
        {
          steps: [
            'Open the browser menu (three dots).',
            'In Chrome, choose “Cast, save and share” and then “Install page as app”; in Edge, “Apps” and “Install ' +
              'this site as an app”.',
          ],
        },
        'In other browsers you can bookmark the page.',
      ],
    },
  ],
};
