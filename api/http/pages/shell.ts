import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { etagOf } from '#api/http/core/caching.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { renderDocument } from './document.ts';
import { DESCRIPTIONS, PRODUCT_NAME } from './pageTexts.ts';

/** The page with the operator's settings and without answers. */
export interface Shell {
  readonly html: string;
  /** Differs for each build and for other settings. */
  readonly tag: string;
}

export interface ShellOptions {
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The client's settings. */
  readonly clientConfig: unknown;
}

/**
 * Makes the shell. Its texts are in the default language; the client changes to the language that the visitor has
 * chosen.
 */
export async function readShell({ webFolder, publicUrl, clientConfig: config }: ShellOptions): Promise<Shell> {
  const template = await readFile(path.join(webFolder, 'index.html'), 'utf8');
  const language = DEFAULT_LANGUAGE;
  const head = {
    status: 200,
    title: PRODUCT_NAME,
    description: DESCRIPTIONS[language],
    type: 'website',
    picture: null,
    address: null,
    moved: null,
    shared: null,
    shows: null,
  } as const;
  const html = renderDocument(template, {
    head,
    language,
    asked: null,
    publicUrl,
    config,
    isEmbeddable: false,
    data: [],
    linked: null,
    texts: null,
    early: '',
  });
  return { html, tag: etagOf(html).replace(/[^\w-]/g, '') };
}
