import { politeAsking } from '#api/platform/http/politeAsking.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import type { OfficialWarning } from './officialWarning.ts';
import { warningsReader } from './readWarnings.ts';
import { storedState, type WarningsState } from './warningsState.ts';

interface WarningsAnswer {
  /** When the service was asked: at this moment these were all warnings. */
  readonly at: Date;
  /** When the institute published them; null where it does not say. */
  readonly publishedAt: Date | null;
  /** In force, or to come. */
  readonly warnings: readonly OfficialWarning[];
  /** To be stored as JSON, and given with the next question. */
  readonly state: WarningsState;
}

/** Warnings of the Finnish Meteorological Institute, for one job that asks for them every few minutes. */
export interface WarningsService {
  /**
   * Asks for what is new. `stored` is the state of the last answer as it comes out of JSON; anything else begins anew.
   * Throws OutageError where not all of it can be had: then the last answer stands, with its age.
   */
  read(stored: unknown): Promise<WarningsAnswer>;
}

export interface WarningsServiceOptions {
  readonly url: URL;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export function warningsService({ url, log, timeoutMs, now = Date.now }: WarningsServiceOptions): WarningsService {
  const health = serviceHealth({
    code: 'warnings',
    name: 'the service of weather warnings (FMI_WARNINGS_URL)',
    log,
    now,
    instead: 'its last good answer is used, with its age,',
  });
  const readAfter = warningsReader({ url, timeoutMs, now });
  const read = async (stored: unknown): Promise<WarningsAnswer> => {
    const at = new Date(now());
    const state = await readAfter(storedState(stored));
    return { at, publishedAt: state.publishedAt, warnings: state.warnings, state };
  };
  return { read: politeAsking(read, { health, now }) };
}
