/** A failure to load a part of the page, named by where to look for the cause. */
export type LoadFailureKind =
  | 'network'
  | 'deadline'
  | 'integrity'
  | 'broken-script'
  | 'unlisted-file'
  | 'unknown-module'
  | 'shared-version'
  | 'contract'
  | 'manifest'
  | 'mount';

/** A part of the page could not be loaded or started. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: LoadFailureKind;
  /** The script it happened with, where it was one. */
  url: string | undefined;

  constructor(kind: LoadFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** The failure itself, or the one that federation and webpack have wrapped. */
export function failureOf(error: unknown): LoadFailure {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof LoadFailure) return one;
  return new LoadFailure('broken-script', error instanceof Error ? error.message : String(error), error);
}

/**
 * A short number that a user can read out to support; the console has the details under it. The letters name the kind, the rest tells one
 * failure from another: `NE-4F2A91`.
 */
export function failureNumber(failure: LoadFailure): string {
  const random = crypto.getRandomValues(new Uint8Array(3));
  const digits = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${failure.kind.slice(0, 2)}-${digits}`.toUpperCase();
}
