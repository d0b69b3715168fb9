import type { Environment } from 'relay-runtime';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { onOwnerChange } from '#web/data/owner.ts';
import type { Own } from '#web/data/ownStore.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import type { Store } from '#web/data/store.ts';
import { type FollowedPages, type OwnPages, ownPages } from './ownPages.ts';
import type { ContentPart, OwnParts } from './ownParts.ts';
import { type PersistedContent, persistPart, readOwnPersisted } from './persisted.ts';

/**
 * A feature's own content: a connection of the Relay store that is persisted as a part, and shown by the feature's
 * store.
 */
interface OwnContent<Answer, Node, Part extends ContentPart, Value> extends Omit<
  OwnPages<Answer, Node>,
  'show' | 'fail'
> {
  readonly part: Part;
  readonly store: Store<Own<Value>>;
  /** The persisted form of the nodes. */
  readonly read: (nodes: readonly Node[]) => OwnParts[Part];
  /** What the store holds of a part. */
  readonly valueOf: (part: OwnParts[Part]) => Value;
}

/** Own content as it is loaded with the user. */
export interface LoadedContent extends FollowedPages {
  /** Shows what is persisted of it; false where nothing is. */
  readonly restore: (persisted: PersistedContent) => boolean;
}

/** Parts that the page shows as they were persisted: the server could not be asked in this visit. */
const restored = new Set<ContentPart>();
onOwnerChange(() => restored.clear());

/**
 * The one way of a feature's own content: loaded with the user, followed in the Relay store, persisted, and restored
 * where there is no network.
 */
export function ownContent<Answer, Node, Part extends ContentPart, Value>({
  part,
  store,
  read,
  valueOf,
  ...pages
}: OwnContent<Answer, Node, Part, Value>): LoadedContent {
  const show = (value: OwnParts[Part]) => store.set({ status: 'known', value: valueOf(value) });

  function restore(persisted: PersistedContent): boolean {
    const value: OwnParts[Part] | null = persisted[part];
    if (value === null) return false;
    restored.add(part);
    show(value);
    return true;
  }

  async function fail(error: unknown, isOver: () => boolean): Promise<void> {
    const persisted = error instanceof ConnectionError ? await readOwnPersisted() : null;
    if (isOver()) return;
    if (persisted === null || !restore(persisted)) store.set({ status: 'failed', error });
  }

  const followed = ownPages<Answer, Node>({
    ...pages,
    show(nodes) {
      const value = read(nodes);
      restored.delete(part);
      show(value);
      void persistPart(part, value);
    },
    fail: (error, isOver) => void fail(error, isOver),
  });
  return { ...followed, restore };
}

type AnyContent = FollowedPages & Partial<LoadedContent>;

let contents: readonly AnyContent[] = [];

/** Says what is loaded with the user; `web/app` knows all features that have something. */
export function registerOwnContent(all: readonly AnyContent[]): void {
  contents = all;
}

let followed: {
  readonly environment: Environment;
  readonly language: Language;
  readonly stops: readonly (() => void)[];
} | null = null;

/** Language of the names that are loaded: the name of a new favourite is asked for in the same. */
export function followedLanguage(): Language {
  return followed?.language ?? DEFAULT_LANGUAGE;
}

/** Loads the user's own content, once for a user and a language, and follows it. */
export function followOwnContent(language: Language): void {
  const environment = ownEnvironment();
  if (followed?.environment === environment && followed.language === language) return;
  const before = followed;
  followed = { environment, language, stops: contents.map((content) => content.follow(language)) };
  before?.stops.forEach((stop) => stop());
}

/** Loads it anew, as after a failure. */
export function reloadOwnContent(): void {
  if (followed === null) return;
  const { language, stops } = followed;
  stops.forEach((stop) => stop());
  followed = null;
  followOwnContent(language);
}

/** Loads it anew where the page shows something that is older than this visit. */
export function reloadRestoredContent(): void {
  if (restored.size > 0) reloadOwnContent();
}

/** Shows all that is persisted of a user. */
export function restoreOwnContent(persisted: PersistedContent): void {
  for (const { restore } of contents) restore?.(persisted);
}
