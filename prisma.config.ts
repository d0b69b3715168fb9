import { defineConfig } from 'prisma/config';

// The client never reads a URL from here: `api/platform/db/database.ts` hands it a pool. `prisma generate` needs none.
export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
