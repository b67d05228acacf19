import { clientConfiguration } from '../configuration.ts';
import { DeadlineError, NetworkError } from './errors.ts';
import type { UploadOptions } from './options.ts';
import { headersOf, urlOf } from './request.ts';
import type { ApiResponse } from './response.ts';

/** An upload may be as slow as its file is big: the deadline counts from the last byte that moved. */
const STALLED_AFTER_FACTOR = 2;

/**
 * Sends one file. By XMLHttpRequest, because fetch reports no upload progress over HTTP/1.1. Never repeated on its own.
 *
 * @throws NetworkError, DeadlineError, or the signal's reason when cancelled
 */
export function sendUpload(
  path: string,
  options: UploadOptions,
  accessToken: string | undefined,
): Promise<ApiResponse> {
  const name = `POST ${path}`;
  const { signal } = options;
  const stalledMs = options.timeoutMs ?? clientConfiguration().deadlineMs * STALLED_AFTER_FACTOR;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        finish(() => reject(new DeadlineError(`${name} stood still for ${stalledMs} ms`)));
        request.abort();
      }, stalledMs);
    };
    const cancel = () => {
      finish(() => reject(signal?.reason));
      request.abort();
    };
    const finish = (complete: () => void) => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', cancel);
      complete();
    };
    request.open('POST', urlOf(path, options.query));
    request.withCredentials = true;
    headersOf('POST', options, accessToken).forEach((value, header) => {
      request.setRequestHeader(header, value);
    });
    request.upload.onprogress = (event) => {
      moved();
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => finish(() => resolve(responseOf(request)));
    request.onerror = () => finish(() => reject(new NetworkError(`${name} did not reach the server`)));
    signal?.addEventListener('abort', cancel);
    moved();
    request.send(formOf(options));
  });
}

function formOf(options: UploadOptions): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value);
  const fileName = options.fileName ?? (options.file instanceof File ? options.file.name : 'file');
  form.append(options.field ?? 'file', options.file, fileName);
  return form;
}

function responseOf(request: XMLHttpRequest): ApiResponse {
  const text = request.responseText;
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return {
    status: request.status,
    headers,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
}
