/**
 * The pieces of code that only keep tasks short on slow devices, and what each wins. `VITE_WITHOUT` names one to be
 * left out of a build, so that it can be measured (`npm run bench -- pacing`); the product has all of them.
 */
export const PACING_PIECES = {
  packagesFirst: 'start: packages and program are evaluated and started in tasks of their own',
  numberFormats: 'start: a worker loads the number formats that the first formatted number would load',
  compiledEarly: 'scripts: compiled by another thread while they arrive, not when a function is first called',
  mapCode: 'scripts: the code of the map is downloaded while the list is drawn',
  earlyMapCode: 'scripts: on its own page the code of the map is asked for before React is evaluated',
  codeOfMapFirst: 'scripts: what runs behind the page is downloaded after the code of the map',
  afterPaint: 'map: its code runs only after the browser has painted the list',
  warmContext: 'map: a worker starts the graphics process, so that the first WebGL context of the page is quick',
  warmCanvas: 'map: the first 2D canvas is drawn on while no frame is being drawn',
  frameFences:
    'map: a frame begins only when the frame before it is drawn, so that questions to the context return at once',
  layerBatches: 'map: the layers of the first style are added in short tasks',
  earlyPrograms: 'map: the programs of the style are compiled one by one while the tiles are downloaded',
  glyphsInTurn: 'map: the letters of names are drawn in short tasks',
  uncheckedLayers: 'map: later sources and layers are not validated against the whole style',
  quietOverlay: 'attractions: deck.gl starts only when the first picture of the base map is drawn',
  preparedDevice: 'attractions: device and icon atlas are made once, while no frame is being drawn',
  unaskedVaryings: 'attractions: the context is not asked what a program records, for none does',
  separateFrames:
    'attractions: deck.gl updates its layers in a task after each frame of the map, and rests while nothing is drawn',
  tilesInTurn: 'attractions: the layers of tiles that arrive together are made in a task for each tile',
  earlyLayers: 'attractions: their programs are compiled one by one while the icons are downloaded',
} as const;

export type PacingPiece = keyof typeof PACING_PIECES;
