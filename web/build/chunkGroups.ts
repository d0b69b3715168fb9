import type { CodeSplittingGroup } from 'rolldown';
import { MAP_WORKER } from './mapEngine.ts';

function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** Packages have chunks of their own, which stay in the browser's cache when only our code changes. */
const PACKAGES: readonly CodeSplittingGroup[] = [
  { name: 'react', priority: 11, test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'vendor',
    priority: 10,
    test: oneOf(
      /web\/packages\.ts/,
      /node_modules\/(react-router|react-router-dom|react-relay|relay-runtime)\//,
      /node_modules\/(react-intl|intl-messageformat|@formatjs)\//,
    ),
  },
  { name: 'MapWorker', priority: 12, test: (id) => id === MAP_WORKER },
];

/**
 * What every visitor is sent, before or after the page is there: one file each in place of thirty small ones, each of
 * which a slow network asks for anew.
 */
const EVERY_VISIT: readonly CodeSplittingGroup[] = [
  // The entry runs it before the packages.
  { name: 'early', priority: 13, test: /web\/(data\/idle|map\/pace\/fetchMap(Code|Early))\./ },
  // The program is one chunk, even where lazy parts share its modules. With it are six small modules that both the map
  // and one of the chunks below use: otherwise the map would wait for that chunk.
  {
    name: 'program',
    priority: 5,
    test: oneOf(
      /web\/app\/start\.tsx$/,
      /web\/(data\/backgroundErrors|i18n\/(loadedTexts|PlaceTexts))\./,
      /web\/(features\/filters\/favouriteIds|map\/state\/profilePoint)\./,
      /common\/geo\/distance\./,
    ),
  },
  { name: 'session', priority: 4, test: /web\/app\/user\/session\.ts$/ },
  { name: 'pwa', priority: 2, test: /web\/app\/pwa\/start\.tsx$/ },
  { name: 'filters', priority: 3, test: /web\/features\/filters\/FilterBar\.tsx$/ },
];

/** What the map and pages without a map share; the map waits for it, and so for nothing that only those pages use. */
const WITH_THE_MAP: readonly CodeSplittingGroup[] = [
  // What cards, pages and the map say of conditions.
  {
    name: 'conditions',
    priority: 4,
    test: oneOf(
      /web\/features\/conditions\/(ConditionHeadline|ConditionProvenance|conditionGlyphs)\./,
      /web\/features\/conditions\/(conditionOf|closedWords|useClocks)\./,
      /web\/__generated__\/askConditionsQuery\./,
      /common\/conditions\/validity\./,
    ),
  },
  // What both pages and the map say of heights, with the ways to embed and to add a place.
  {
    name: 'relief',
    priority: 4,
    test: oneOf(
      /web\/features\/relief\/(ReliefChart|ReliefSlider|lineRelief|movedBy)\./,
      /web\/features\/relief\/(relief|reliefShape|reliefWords)\./,
      /web\/map\/(relief\/(askRelief|useAskedElevation|useHeights)|state\/elevation)\./,
      /web\/__generated__\/useAskedElevationQuery\./,
      /common\/relief\/(lineHeights|lineSamples|profile|travelTime)\./,
      /web\/features\/embed\/EmbedAction\./,
      /lucide-react\/dist\/esm\/icons\/map-pin-plus\./,
    ),
  },
  { name: 'mapState', priority: 3, test: oneOf(/web\/map\/state\/(drawnMap|fit|turning)\./, /common\/geo\/plane\./) },
];

/** What several lazy parts of one feature share, in one chunk. */
function shared(name: string, ...modules: readonly RegExp[]): CodeSplittingGroup {
  return { name, priority: 3, minShareCount: 2, test: oneOf(...modules) };
}

/**
 * What lazy parts of pages share. Left alone, the bundler makes a file for each set of parts that share something: the
 * page of a place asked for 79 files then, half of them below a kilobyte, and compressed badly.
 */
const WITHOUT_THE_MAP: readonly CodeSplittingGroup[] = [
  {
    name: 'forms',
    priority: 4,
    test: oneOf(
      /web\/ui\/forms\/(AccountForm|FaultText|Field|formState|useForm)\./,
      /web\/ui\/(buttons\/SubmitButton|layout\/(Notice|AccountSkeleton|useHeadingFocus))\./,
      /web\/features\/account\/(EmailField|PasswordField)\./,
    ),
  },
  shared(
    'parts',
    /lucide-react\/dist\/esm\/icons\//,
    /web\/ui\//,
    /web\/i18n\/((Admin|Outside|Own|Saved)Texts|sizeWords)\./,
    /web\/data\/relay\/(perform|refusal|useOptionalAnswer)\./,
    /web\/__generated__\/refusal_error\./,
    /web\/features\/account\/(Avatar|OwnPart|ViewerGate|useNotifyUnseen|userRefusal)\./,
    /web\/features\/(detail\/share|favourites\/useFavouriteChoice|photos\/upload\/uploadPanel)\./,
    /web\/navigation\/opened\./,
  ),
  shared('account', /web\/features\/account\//),
  shared('comments', /web\/features\/(comments|reports)\//),
  shared('moderation', /web\/features\/moderation\//),
  shared('outboxPanel', /web\/features\/offline\/outboxPanel\//),
  shared('placeParts', /web\/features\/(place|detail)\//),
  shared('upload', /web\/features\/photos\/upload\//),
];

/**
 * Which modules come in one file, whichever parts of the client share them. A higher priority takes a module first, and
 * of the same priority the group that stands first.
 */
export const CHUNK_GROUPS: CodeSplittingGroup[] = [...PACKAGES, ...EVERY_VISIT, ...WITH_THE_MAP, ...WITHOUT_THE_MAP];
