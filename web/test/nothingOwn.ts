const page = {
  edges: [],
  pageInfo: { endCursor: null, hasNextPage: false, hasPreviousPage: false, startCursor: null },
};
const nothing = { viewer: { id: 'v', favourites: page, notes: page, ownPlaces: page, images: page } };

/** What the server answers, one question after the other, to one who has just logged in and keeps nothing yet. */
export const NOTHING_OWN = [nothing, nothing, nothing, nothing] as const;
