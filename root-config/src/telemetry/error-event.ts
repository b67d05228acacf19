import type { ErrorKind, ErrorSent, Owner } from './events.ts';
import type { ScriptOrigin } from './script-origins.ts';
import { blame, type Frame, stackFrames } from './stack-frames.ts';

/** Something that went wrong, as the browser or React reports it. */
export interface Incident {
  readonly kind: ErrorKind;
  readonly error?: unknown;
  /** React's stack of components, which names the caller where the error's own stack ends in React. */
  readonly components?: string | undefined;
  /** The script, line and column, where there is no error with a stack. */
  readonly source?: { readonly url: string; readonly line: number; readonly column: number } | undefined;
  /** The micro-frontend of the region it happened in. */
  readonly region?: string | undefined;
  readonly directive?: string;
  readonly ms?: number;
}

export interface Page {
  readonly originOf: (url: string) => ScriptOrigin | undefined;
  /** Version and cohort that the page uses of a micro-frontend. */
  readonly ownerOf: (name: string, version?: string) => Owner;
}

/** Names of classes only: anybody can assign `name`. */
const CLASS = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)$/;

/**
 * The parts of an incident that are sent: the class of the error and positions in scripts that the manifest lists. No message, which may
 * hold text that a user typed, no page URL and no other URL. Undefined if it happened in scripts that are not ours, such as a browser
 * extension's.
 */
export function errorEvent(incident: Incident, { originOf, ownerOf }: Page): ErrorSent | undefined {
  const { kind, components = '', source, region, directive, ms } = incident;
  const error = innermost(incident.error);
  const stack = error ? `${error.stack}` : source ? `@${source.url}:${source.line}:${source.column}` : '';
  const frames = [
    ...stackFrames(stack, error ? `${error.message}` : '', originOf),
    ...stackFrames(components, '', originOf),
  ];
  if (frames.length === 0 && !region && /(?:@|at .*)(?:https?|[a-z-]+-extension):\/\//.test(stack)) return undefined;

  const { blamed, thrownIn } = blame(frames);
  const owned = ({ name, version, position }: Frame) => ({ ...ownerOf(name, version), ...(position && { position }) });
  const common = {
    type: 'error' as const,
    kind,
    ...(error && { error: CLASS.test(error.name) ? error.name : 'Error' }),
    ...(directive && /^[a-z-]{1,40}$/.test(directive) && { directive }),
    ...(ms !== undefined && { ms: Math.round(ms) }),
  };
  if (region && (!blamed || blamed.isLibrary)) {
    const thrown = blamed && blamed.name !== region && { thrownIn: owned(blamed) };
    return { ...common, ...ownerOf(region), by: 'region', ...thrown };
  }
  if (!blamed) return { ...common, ...ownerOf('unknown', 'unknown'), by: 'nothing' };
  return { ...common, ...owned(blamed), by: 'script', ...(thrownIn && { thrownIn: owned(thrownIn) }) };
}

/** The innermost `cause` of an error, which knows where it happened. */
function innermost(thrown: unknown): Error | undefined {
  let error = thrown instanceof Error ? thrown : undefined;
  for (let depth = 0; depth < 5 && error?.cause instanceof Error; depth += 1) error = error.cause;
  return error;
}

/** The fields by which two events are the same error. */
export function fingerprint({ kind, microFrontend, version, error, position, thrownIn, directive }: ErrorSent): string {
  return [kind, microFrontend, version, error, position, thrownIn?.position, directive].join();
}
