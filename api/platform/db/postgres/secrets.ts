import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFileSync } from '#api/platform/writeWhole.ts';
import type { ClusterLayout } from './layout.ts';

/** File in the cluster's own folder, readable by its account alone. */
const FILE = 'taival-secret.json';

/** Name and password of the superuser, and the password of the role that the product works as. */
const shape = z.object({ user: z.string(), password: z.string(), servicePassword: z.string().optional() });
type Secrets = z.output<typeof shape>;

/** Throws where the cluster has none. */
export function readSecrets({ dataFolder }: Pick<ClusterLayout, 'dataFolder'>): Secrets {
  return shape.parse(JSON.parse(readFileSync(path.join(dataFolder, FILE), 'utf8')));
}

export function writeSecrets({ dataFolder, account }: Pick<ClusterLayout, 'account' | 'dataFolder'>, secrets: Secrets) {
  replaceFileSync(path.join(dataFolder, FILE), JSON.stringify(secrets), { mode: 0o600, account });
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
