/** Query parameters; `undefined` is left out, a list repeats its name. */
export type Query = Readonly<Record<string, string | number | boolean | undefined | readonly (string | number)[]>>;

/** Options of a single call, beyond its path and response schema. */
export interface CallOptions {
  readonly query?: Query;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is; excludes `json`. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the call; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; the client's deadline where absent. */
  readonly timeoutMs?: number;
  /** Sent as `Idempotency-Key`; makes a POST safe to repeat after a network failure. */
  readonly idempotencyKey?: string;
  /** No bearer, no refresh, no logout: for calls that work without a user. Implied by `/wand2/manual/…` paths. */
  readonly anonymous?: boolean;
}

export type BlobOptions = Omit<CallOptions, 'json' | 'body' | 'idempotencyKey'>;

export interface UploadOptions {
  readonly file: Blob;
  /** Name sent to the server; a File's own name where absent. */
  readonly fileName?: string;
  /** Form field of the file; `file` where absent. */
  readonly field?: string;
  /** Further form fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly query?: Query;
  /** Called with the fraction that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly idempotencyKey?: string;
}
