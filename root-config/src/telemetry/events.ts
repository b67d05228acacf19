/** An event for monitoring. Its schema is that of the receiver: deployments, `receive/event-schema.ts`. */
export type MonitoringEvent = LoadSent | MountSent | ErrorSent | VitalSent;

/** The micro-frontend that an event belongs to. */
export interface Owner {
  /** A micro-frontend, `root`, or `unknown`. */
  readonly microFrontend: string;
  readonly version: string;
  /** `candidate` for a canary's version. */
  readonly cohort: 'live' | 'candidate';
}

interface LoadSent extends Owner {
  readonly type: 'load';
  readonly request: string;
  readonly outcome: 'loaded' | 'failed';
  readonly ms: number;
  readonly kind?: string;
}

interface MountSent extends Owner {
  readonly type: 'mount';
  readonly request: string;
  /** `shown` a second after it was mounted, unless it has crashed by then. */
  readonly outcome: 'shown' | 'failed';
  readonly ms: number;
  readonly kind?: string;
}

/** `unread` is sent by `lastWords`, which does not look into errors. */
export type ErrorKind = 'render' | 'mount' | 'error' | 'rejection' | 'policy' | 'block' | 'call';

export interface ErrorSent extends Owner {
  readonly type: 'error';
  readonly kind: ErrorKind;
  /** The way in which it was attributed: by a script's URL, by the region it happened in, or not at all. */
  readonly by: 'script' | 'region' | 'nothing';
  /** The error's class, `TypeError`. */
  readonly error?: string;
  /** `first.0123abcd.js:1:2345`, which a source map resolves. */
  readonly position?: string;
  /** The library it was thrown in, where that is another. */
  readonly thrownIn?: Owner & { readonly position?: string };
  /** Of a policy violation: `script-src-elem`. */
  readonly directive?: string;
  /** The time that the main thread was blocked. */
  readonly ms?: number;
}

export interface VitalSent {
  readonly type: 'vital';
  readonly name: string;
  readonly value: number;
  /** The library's rating; `failed` if the page that was measured had failed. */
  readonly rating: string;
}
