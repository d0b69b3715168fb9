import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ImportInputError } from '#api/platform/reading.ts';

/** Degrees, as the tables write them. */
export const degrees = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is no number of degrees')
  .transform(Number);

/** A number that may be unknown. */
export const amount = z
  .string()
  .regex(/^(\d+(\.\d+)?)?$/, 'is no number')
  .transform((text) => (text === '' ? null : Number(text)));

/** A text that may be unknown. */
export const optionalText = z.string().transform((text) => text || undefined);

const parsedRows = z.array(z.object({ record: z.unknown(), info: z.object({ lines: z.number() }) }));

/**
 * Rows of a tab-separated table with a header. Throws ImportInputError that names the line of the fault: the tables are
 * our own, and whole.
 */
export async function readTable<T>(file: string, row: z.ZodType<T>): Promise<readonly T[]> {
  const rows = parsedRows.parse(parseText(file, await textOf(file)));
  return rows.map(({ record, info }) => {
    const checked = row.safeParse(record);
    if (checked.success) return checked.data;
    const issue = checked.error.issues[0];
    throw new ImportInputError(
      `${file}, line ${info.lines}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.`,
    );
  });
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ImportInputError(`${file} could not be read.`, { cause: error });
  }
}

function parseText(file: string, text: string): unknown {
  try {
    return parse(text, { columns: true, delimiter: '\t', quote: null, bom: true, info: true });
  } catch (error) {
    throw new ImportInputError(`${file} is no table: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}
