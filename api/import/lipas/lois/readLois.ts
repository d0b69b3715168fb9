import type { SourceInput, SourceRecord } from '#api/import/records/record.ts';
import type { HttpOptions } from '#api/platform/http/httpClient.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import { type Bounds, containsPosition } from '#common/geo/bounds.ts';
import { apiDocuments } from '../apiDocuments.ts';
import { type Documents, fileDocuments } from '../documents.ts';
import { identifyLoi, loiRecord } from './loiRecord.ts';

export interface LoiOptions {
  readonly onSkip: (skipped: Skipped) => void;
  readonly progress: Progress;
  /** Only locations in this box are read, and the source is taken to hold all of them. */
  readonly area?: Bounds;
  readonly http?: Partial<HttpOptions>;
}

/**
 * Reads the locations of interest of LIPAS (fire sites, shelters, viewpoints, rocks) from a file, or from the v2
 * interface at an address, whose answer is complete. A file is complete only for the area that the options name. Throws
 * ImportInputError.
 */
export async function readLois(source: string, options: LoiOptions): Promise<SourceInput> {
  const isAddress = /^https?:/i.test(source);
  const documents = isAddress
    ? await apiDocuments(source, { collection: 'lois', types: null, cities: null }, options.progress, options.http)
    : fileDocuments(source);
  try {
    const survey = await surveyOf(documents);
    const isComplete = isAddress ? survey.lastOf.size >= (documents.announced ?? 0) : options.area !== undefined;
    if (isAddress && !isComplete) {
      options.onSkip({
        ref: 'lois',
        reason: 'the pages shifted while they were read and a location may be missing; nothing counts as vanished',
      });
    }
    return {
      source: 'lipas',
      coverage: { bounds: options.area ?? null, types: isComplete ? null : [], municipalities: null, part: 'lois' },
      dataDate: survey.newest,
      records: records(documents, survey, options),
    };
  } catch (error) {
    documents.close();
    throw error;
  }
}

interface Survey {
  readonly lastOf: ReadonlyMap<string, number>;
  readonly newest: string | null;
}

async function surveyOf(documents: Documents): Promise<Survey> {
  const lastOf = new Map<string, number>();
  let number = 0;
  let newest: string | null = null;
  for await (const document of documents.read()) {
    const known = identifyLoi(document);
    if (known !== null) lastOf.set(known.id, number);
    const changed = known?.changed ?? null;
    if (changed !== null && (newest === null || changed > newest)) newest = changed;
    number += 1;
  }
  if (number > 0 && lastOf.size === 0)
    throw new ImportInputError(
      `${documents.name} holds no locations of interest: none of its documents has a usable id.`,
    );
  return { lastOf, newest };
}

async function* records(
  documents: Documents,
  { lastOf }: Survey,
  { onSkip, progress, area }: LoiOptions,
): AsyncGenerator<SourceRecord> {
  let number = 0;
  try {
    for await (const document of documents.read()) {
      const id = identifyLoi(document)?.id;
      if (id !== undefined && lastOf.get(id) !== number)
        onSkip({ ref: `loi/${id}`, reason: 'occurs more than once; the last one counts' });
      else yield* usable(loiRecord(document), onSkip, area);
      number += 1;
      progress('Reading LIPAS', number, null, 'locations');
    }
  } finally {
    documents.close();
  }
}

function* usable(
  record: SourceRecord | Skipped | null,
  onSkip: LoiOptions['onSkip'],
  area: Bounds | undefined,
): Generator<SourceRecord> {
  if (record === null) return;
  if ('reason' in record) onSkip(record);
  else if (area === undefined || containsPosition(area, record.position)) yield record;
}
