/** A response of any status, with its body not yet read. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it arrives; null where there is none, absent after a failure. */
  readonly body?: ReadableStream<Uint8Array> | null;
  /** The body; can be read once. */
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
}

/** Whether a status is 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The JSON of a body, `undefined` for an empty one, the text itself where it is not JSON. */
export function parsedBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
