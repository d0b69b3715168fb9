/** Where local storage tells that something is saved for use without a network (web/features/offline/savedAreas). */
export const SAVED_MARK = 'taival-saved';
