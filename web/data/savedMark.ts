/** Key in local storage that exists while areas are saved for use offline (web/features/offline/savedAreas). */
export const SAVED_MARK = 'taival-saved';
