import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseBounds } from '#common/bounds.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/database.ts';
import { type Command, COMMANDS, USAGE } from '../cli/importCommands.ts';
import { progressDisplay } from '../cli/progress.ts';
import { ImportInputError, type Skipped } from '#api/import/record.ts';
import { oneSentence } from '../cli/sentence.ts';

/** Skipped records shown on the terminal; all of them stand in a file. */
const SKIPPED_SHOWN = 20;

// `npm run import -- …`: one import, with progress, while the server runs or not.
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const display = progressDisplay(process.stderr);
  const skipped: Skipped[] = [];
  try {
    const { command, argument, options } = readArguments(args);
    const config = readConfig(process.env);
    const db = await openDatabase(config);
    try {
      const lines = await command({ db, config, argument, options, progress: display.progress, onSkip: (record) => skipped.push(record) });
      display.stop();
      for (const line of lines) console.log(line);
      tellSkipped(skipped, config.dataDir);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    display.stop();
    console.error(oneSentence(error));
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [name = '', argument, ...rest] = positionals;
  const command: Command | undefined = COMMANDS[name];
  if (!command || rest.length > 0) throw new ImportInputError(USAGE);
  const area = values.area === undefined ? null : parseBounds(values.area);
  if (values.area !== undefined && !area) throw new ImportInputError(`--area takes west,south,east,north in degrees, not "${values.area}".`);
  return {
    command,
    argument: argument ?? null,
    options: { acceptLoss: values['accept-loss'] ?? false, area, types: list(values.types), cities: list(values.cities) },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'accept-loss': { type: 'boolean' }, area: { type: 'string' }, types: { type: 'string' }, cities: { type: 'string' } },
    });
  } catch (error) {
    throw new ImportInputError(`${error instanceof Error ? error.message.split('.')[0] : ''}.\n${USAGE}`);
  }
}

function list(value: string | undefined): readonly string[] | null {
  const items = value?.split(',').map((item) => item.trim()).filter((item) => item !== '');
  return items && items.length > 0 ? items : null;
}

function tellSkipped(skipped: readonly Skipped[], dataDir: string): void {
  if (skipped.length === 0) return;
  const folder = path.join(dataDir, 'imports');
  const file = path.join(folder, `skipped-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, skipped.map(({ ref, reason }) => `${ref}\t${reason}\n`).join(''));
  console.log(`${skipped.length} records were skipped:`);
  for (const { ref, reason } of skipped.slice(0, SKIPPED_SHOWN)) console.log(`  ${ref}: ${reason}`);
  if (skipped.length > SKIPPED_SHOWN) console.log(`  … all of them: ${file}`);
}
