import { parseArgs } from 'node:util';
import { COUNTRY_SOURCES, type CountrySource } from '#api/import/country/importCountry.ts';
import { ImportInputError } from '#api/platform/reading.ts';

const USAGE =
  'Usage: npm run data -- finland [--only osm,lipas] [--update [--nightly]] [--dry-run] [--accept-loss]; ' +
  `the sources are ${COUNTRY_SOURCES.join(', ')}.`;

export interface DataArguments {
  readonly sources: readonly CountrySource[];
  readonly update: boolean;
  /** Nobody asked for this run: sources whose last import was rolled back are left as they are. */
  readonly nightly: boolean;
  readonly dryRun: boolean;
  readonly acceptLoss: boolean;
  /** Heights that were imported from files are replaced too. */
  readonly replaceHeights: boolean;
}

/** Reads the command line after `npm run data --`. Throws ImportInputError with one sentence. */
export function readDataArguments(args: readonly string[]): DataArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length !== 1 || positionals[0] !== 'finland') throw new ImportInputError(USAGE);
  const update = values.update ?? false;
  const sources = values.only === undefined ? usualSources(update) : namedSources(values.only);
  return {
    sources,
    update,
    nightly: values.nightly ?? false,
    dryRun: values['dry-run'] ?? false,
    acceptLoss: values['accept-loss'] ?? false,
    replaceHeights: values.only !== undefined && sources.includes('elevation'),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        update: { type: 'boolean' },
        nightly: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'accept-loss': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ImportInputError(USAGE, { cause: error });
  }
}

/** All; hills do not change from night to night. */
function usualSources(update: boolean): readonly CountrySource[] {
  return COUNTRY_SOURCES.filter((source) => !update || source !== 'elevation');
}

/** The named sources in the order of import. */
function namedSources(only: string): readonly CountrySource[] {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !COUNTRY_SOURCES.some((source) => source === name));
  if (unknown !== undefined) throw new ImportInputError(`There is no source "${unknown}". ${USAGE}`);
  return COUNTRY_SOURCES.filter((source) => names.includes(source));
}
