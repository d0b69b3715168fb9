/** Callers that a query, a mutation or a route admits. */
export type Audience = 'anyone' | 'user' | 'admin';

/** Ends the descriptions of what an audience may call; null: all may. */
export const AUDIENCE_TEXTS: Readonly<Record<Audience, string | null>> = {
  anyone: null,
  user: 'For users who have logged in.',
  admin: 'For admins.',
};
