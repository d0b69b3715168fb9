const page = {
  edges: [],
  pageInfo: { endCursor: null, hasNextPage: false, hasPreviousPage: false, startCursor: null },
};
const nothing = { viewer: { id: 'v', favourites: page, notes: page, ownPlaces: page, images: page } };

/** The server's answers, in their order, to the queries after the login of a user who has stored nothing yet. */
export const NOTHING_OWN = [nothing, nothing, nothing, nothing] as const;
