import type { FastifyInstance } from 'fastify';
import { emailRoutes } from '#api/rest/account/email.ts';
import { passwordRoutes } from '#api/rest/account/passwords.ts';
import { registrationRoutes } from '#api/rest/account/registration.ts';
import { securityRoutes } from '#api/rest/account/security.ts';
import { sessionRoutes } from '#api/rest/account/session.ts';
import { staffRoutes } from '#api/rest/account/staff.ts';
import { userRoutes } from '#api/rest/account/user.ts';
import { downloadRoutes } from '#api/rest/attractions/download.ts';
import { changeRoutes } from '#api/rest/changes/changes.ts';
import { commentRoutes } from '#api/rest/comments/comments.ts';
import { conditionReportRoutes } from '#api/rest/conditions/conditionReports.ts';
import { conditionRoutes } from '#api/rest/conditions/conditions.ts';
import { postRoutes } from '#api/rest/conditions/posts.ts';
import { favouriteRoutes } from '#api/rest/favourites/favourites.ts';
import { moderationRoutes } from '#api/rest/moderation/moderation.ts';
import { noteRoutes } from '#api/rest/notes/notes.ts';
import { ogcRoutes } from '#api/rest/ogc/ogcRoutes.ts';
import { OGC_PATH } from '#api/rest/ogc/options.ts';
import { wikiByPath, wikiByQuery } from '#api/rest/outside/wiki.ts';
import { ownPlaceRoutes } from '#api/rest/ownPlaces/ownPlaces.ts';
import { imageCallRoutes } from '#api/rest/photos/images.ts';
import { queryRoutes } from '#api/rest/query/query.ts';
import { cacheTags, tagOwnReads } from './core/cachedTags.ts';
import { cacheReads } from './core/caching.ts';
import { cookies } from './core/calls.ts';
import type { Doors } from './core/doors.ts';
import { refuseForeign } from './core/origin.ts';
import { beginLongBody } from './core/patience.ts';
import { allowTokens, publicAccess } from './core/publicAccess.ts';

/** The documented paths of SPEC §7. */
export async function restRoutes(app: FastifyInstance, doors: Doors): Promise<void> {
  await publicReads(app, doors);
  await ogcReads(app, doors);
  await sessionCalls(app, doors);
}

/** Reading paths, which pages of any origin may call. */
async function publicReads(
  app: FastifyInstance,
  { callOf, context, limiters, publicUrl, published, services: { elevation, outside } }: Doors,
): Promise<void> {
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      cacheReads(scope);
      cacheTags(scope, context, published);
      await cookies(scope);
      await scope.register(queryRoutes, {
        context,
        outside,
        elevation,
        callOf,
        limitRead: limiters.read,
        limitExport: limiters.download,
      });
      await scope.register(conditionRoutes, { context, limitRead: limiters.read, publicUrl });
      await scope.register(changeRoutes, { context, limitRead: limiters.read, publicUrl });
      await scope.register(downloadRoutes, { context, limitRead: limiters.read, publicUrl });
      await scope.register(wikiByQuery, { outside, limitRead: limiters.read });
    },
    { prefix: '/api/query' },
  );
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      await scope.register(wikiByPath, { outside, limitRead: limiters.read });
    },
    // Not /api: preflights of all paths below a prefix are answered, and other sites may call none that need a session.
    { prefix: '/api/wiki' },
  );
}

/** The collections of the OGC API, for programs of any origin. */
async function ogcReads(
  app: FastifyInstance,
  { context, limiters: { read, features }, publicUrl, published, services: { log } }: Doors,
): Promise<void> {
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      cacheReads(scope);
      cacheTags(scope, context, published);
      await scope.register(ogcRoutes, { context, limitRead: read, limitFeatures: features, publicUrl, log });
    },
    { prefix: OGC_PATH },
  );
}

/** Paths that may depend on the caller's session, or change something. */
async function sessionCalls(
  app: FastifyInstance,
  { calls, limiters, publicUrl, staffIssuer, https }: Doors,
): Promise<void> {
  await app.register(async (scope) => {
    // Before anything is looked up: the limits of single calls are counted in the database.
    scope.addHook('onRequest', limiters.read);
    refuseForeign(scope, publicUrl);
    tagOwnReads(scope);
    allowTokens(scope, '/api/*');
    await cookies(scope);
    await scope.register(sessionRoutes, { prefix: '/api', door: calls });
    await scope.register(registrationRoutes, { prefix: '/api/user', door: calls });
    await scope.register(passwordRoutes, { prefix: '/api/user', door: calls });
    if (staffIssuer !== null) {
      await scope.register(staffRoutes, { prefix: '/api/user', door: calls, issuer: staffIssuer, publicUrl, https });
    }
    await scope.register(emailRoutes, { prefix: '/api/user', door: calls });
    await scope.register(userRoutes, { prefix: '/api/user', door: calls });
    await scope.register(securityRoutes, { prefix: '/api/user', door: calls });
    await scope.register(commentRoutes, { prefix: '/api/comments', door: calls });
    await scope.register(conditionReportRoutes, { prefix: '/api/conditions', door: calls });
    await scope.register(postRoutes, { prefix: '/api/conditions/official', door: calls });
    await scope.register(imageCallRoutes, { prefix: '/api/images', door: calls, beginLongBody });
    await scope.register(moderationRoutes, { prefix: '/api', door: calls });
    await scope.register(ownPlaceRoutes, { prefix: '/api/userattractions', door: calls, publicUrl });
    await scope.register(favouriteRoutes, { prefix: '/api/favourites', door: calls, publicUrl });
    await scope.register(noteRoutes, { prefix: '/api/notes', door: calls });
  });
}
