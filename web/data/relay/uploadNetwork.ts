import { type GraphQLResponse, Observable, type UploadableMap } from 'relay-runtime';
import { ConnectionError, limited, ServerError } from '#web/data/requestErrors.ts';
import { hasArrived } from './hasArrived.ts';
import { ACCEPT, isAnswer, type OperationRequest, parsed } from './network.ts';

/** The server's own time limit for a request with a file. */
const TIMEOUT_MS = 300_000;

type OnProgress = (fraction: number) => void;
const listeners = new WeakMap<Blob, OnProgress>();

/** Calls `listener` with the fraction of a file that has been sent, from 0 to 1, while it is being sent. */
export function onUploadProgress(file: Blob, listener: OnProgress): void {
  listeners.set(file, listener);
}

/**
 * Sends files with the user's session by a GraphQL multipart request, each under the path of its variable
 * (`variables.input.file`); unsubscribing aborts it. Fails with ConnectionError, LimitedError, ServerError. It uses
 * XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function sendFiles(request: OperationRequest, files: UploadableMap): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const xhr = new XMLHttpRequest();
    const unreachable = () => sink.error(new ConnectionError('the server could not be reached'));
    xhr.open('POST', '/graphql');
    xhr.timeout = TIMEOUT_MS;
    xhr.setRequestHeader('accept', ACCEPT);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      for (const file of Object.values(files)) listeners.get(file)?.(total > 0 ? loaded / total : 0);
    });
    xhr.addEventListener('error', unreachable);
    xhr.addEventListener('timeout', unreachable);
    xhr.addEventListener('load', () => {
      try {
        sink.next(answerOf(xhr));
        sink.complete();
      } catch (error) {
        sink.error(error instanceof Error ? error : new ServerError(xhr.status, String(error)));
      }
    });
    xhr.send(formOf(request, files));
    return () => xhr.abort();
  });
}

function answerOf(xhr: XMLHttpRequest): GraphQLResponse {
  const headers = new Headers({ 'content-type': xhr.getResponseHeader('content-type') ?? '' });
  if (!hasArrived({ status: xhr.status, headers })) throw new ConnectionError('the server could not be reached');
  if (xhr.status === 429) throw limited(xhr.getResponseHeader('retry-after'));
  const body = parsed(xhr.responseText);
  if (isAnswer(body) && xhr.status === 200) return body;
  throw new ServerError(xhr.status, `the server answered ${xhr.status}`);
}

function formOf({ documentId, variables }: OperationRequest, files: UploadableMap): FormData {
  const form = new FormData();
  const paths = Object.keys(files);
  form.append('operations', JSON.stringify({ documentId, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(paths.map((path, at) => [at, [path]]))));
  for (const [at, file] of Object.values(files).entries()) form.append(String(at), file, 'photo');
  return form;
}
