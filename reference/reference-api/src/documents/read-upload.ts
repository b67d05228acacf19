import type { FastifyRequest } from 'fastify';
import { type HttpProblem, httpProblem } from '../call/http-problem.ts';

/** The single file of a multipart request. */
interface UploadedFile {
  /** As the browser sent it: any text. */
  readonly name: string;
  /** Undefined if the file is larger than the server's limit. */
  readonly content: Uint8Array | undefined;
}

/**
 * Reads a multipart request to its end.
 *
 * @throws HttpProblem 400 if it has no file, more than one, or cannot be read: it is truncated, or its boundaries are not those it announces
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw noFile();
  // Nothing more would be said of a request that is over: reading it would wait for ever.
  if (request.raw.destroyed && !request.raw.complete) throw unreadable(request, {});
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.files({ throwFileSizeLimit: false })) {
      const content = await part.toBuffer();
      file = { name: part.filename ?? '', content: part.file.truncated ? undefined : content };
    }
  } catch (error) {
    throw unreadable(request, error as { code?: string });
  }
  if (!file) throw noFile();
  return file;
}

/** Nothing but the request is read here, so every error is the caller's. */
function unreadable(request: FastifyRequest, { code }: { readonly code?: string }): HttpProblem {
  if (code === 'FST_FILES_LIMIT') return invalid('only one file may be sent at a time.');
  if (request.raw.destroyed && !request.raw.complete) request.log.info('the caller left during an upload');
  return invalid('this is not a complete multipart form.');
}

const invalid = (sentence: string) =>
  httpProblem(400, 'ERR_REQUEST_INVALID', `body: ${sentence}`, { value: 'body', params: ['body'] });

const noFile = () => httpProblem(400, 'ERR_UPLOAD_NO_FILE', 'There was no file in the request.', { value: 'file' });
