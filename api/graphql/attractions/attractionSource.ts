import type { DataSource } from '#api/domain/places/sources.ts';
import { languageArgument } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { DataSourceRef } from '#api/graphql/dataSets/dataSource.ts';
import { partWords, type SourcePart } from '#common/places/sourceParts.ts';

/** A source's record that was merged into a place. */
export interface AttractionSource {
  /** ISO date. */
  readonly date: string | null;
  readonly ref: string;
  readonly recordUrl: string | null;
  readonly parts?: readonly SourcePart[] | undefined;
  readonly source: DataSource;
}

export const AttractionSourceRef = builder.objectRef<AttractionSource>('AttractionSource').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Of the last change of the record there.' }),
    recordUrl: t.exposeString('recordUrl', { nullable: true, description: "The source's own page of the record." }),
    parts: t.stringList({
      args: languageArgument,
      description: 'What the place has of this record, in words; empty where it is all of it.',
      resolve: ({ parts }, { language }) => partWords(parts, language),
    }),
    ref: t.exposeString('ref'),
    source: t.expose('source', { type: DataSourceRef }),
  }),
});
