import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Help',
  lead:
    'The map and the list of Taival show the same places. Choose what kind of places you are looking for, and move ' +
    'the map to where you are going.',
  sections: [
    {
      heading: 'Search',
      blocks: [
        'In the search field, type at least two letters of the name of a place, a town or a category, or an address ' +
          'such as “Mannerheimintie 5”. Names are found in Finnish, Swedish and English.',
        {
          points: [
            'A place opens, the name of a town moves the map, and a category narrows the list.',
            'The arrow keys move from result to result, Enter chooses and Esc closes the results.',
          ],
        },
      ],
    },
    {
      heading: 'Map',
      blocks: [
        {
          points: [
            'Tap a place to open its details. Tap an empty spot to close them.',
            'More places appear as you zoom in; when zoomed out, only the best are shown.',
            'On a phone, the list is at the bottom of the map: pull it up by its handle.',
            'The main menu opens at the top of the map: swipe down or tap “Menu”.',
          ],
        },
      ],
    },
    {
      heading: 'Lists',
      blocks: [
        'The list shows the best places of the area on the map, at most 40 at a time. Where the area has none, the ' +
          'nearest ones are shown. Places are grouped by category; tap the name of a category to open it.',
        'Importance, from 0 to 5, shows how much is known about a place and how notable it is. Above three, it is a ' +
          'top place.',
      ],
    },
    {
      heading: 'On the page of a place',
      blocks: [
        {
          points: [
            'The weather shows conditions now and the forecast for the next few days; a button opens it by the hour.',
            'The heart adds the place to your favourites, even without an account.',
            'When you are logged in, you can comment and send photos. Others see photos once they have been approved.',
            'Only you see your notes.',
          ],
        },
      ],
    },
    {
      heading: 'Your own places and measuring',
      blocks: [
        {
          points: [
            'Add a place of your own with a long press on the map, or a right click. Only you see it.',
            'Measure a distance with the map’s measuring button: tap the points of your route in order.',
          ],
        },
      ],
    },
    {
      heading: 'Offline',
      blocks: ['Save an area or a place before you set out: its map, list, search and details work offline.'],
    },
    {
      heading: 'Coordinates',
      blocks: [
        'The search field takes coordinates too, if they lie in Finland. Latitude and longitude are understood in ' +
          'either order, and the letters of the compass can be left out.',
        { points: ['60.1699, 24.9384', '60° 10.19′ N 24° 56.30′ E', '60° 10′ 11″ N 24° 56′ 18″ E'] },
        'The page of every place has its coordinates, which can be copied.',
      ],
    },
    {
      heading: 'Keyboard and screen reader',
      blocks: [
        {
          points: [
            'Tab moves forwards and Shift + Tab backwards; the first link of the page skips the menu to the content.',
            'On the map, the arrow keys move the view, plus zooms in and minus zooms out. Shift and the arrow keys ' +
              'turn and tilt it; the compass turns north up again.',
            'Everything that the map shows is also in the list.',
          ],
        },
      ],
    },
  ],
};
