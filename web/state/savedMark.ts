/** Where local storage tells that something is saved for use without a network (web/saved). */
export const SAVED_MARK = 'taival-saved';
