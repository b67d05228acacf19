import type { CurrentUserState } from 'shared-session';

/** What an element has found on its page. */
export interface ElementFindings {
  /** The origin of its files. */
  readonly origin: string;
  /** The origin of the page. */
  readonly page: string;
  readonly revision: number;
  /** Whether its code runs in a frame of its own. */
  readonly isOwnRealm: boolean;
  /** Whether `customElements.define` is the browser's. */
  readonly isDefineNative: boolean;
  /** `unknown` to the browser; the page's policy lets ours be made, or refuses it without enforcing Trusted Types. */
  readonly trustedTypes: 'unknown' | 'made' | 'refused';
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly observed: readonly string[];
  /** `mfe_recovery 1.0.0-58cfdf067d29`, of each micro-frontend whose code has run. */
  readonly versions: readonly string[];
  readonly session: CurrentUserState['status'];
  readonly language: string;
  /** Why nothing is shown. */
  readonly failure: string | undefined;
}

/** Attributes of any element, and those by which frameworks mark what they have rendered. */
const ANY_ELEMENT =
  /^(?:class|dir|hidden|id|inert|is|lang|nonce|part|role|slot|style|tabindex|title)$|^(?:aria-|data-|on|_ng|ng-|v-)/;

/** The steps in their order, a sentence each. */
export function explanation(found: ElementFindings): string[] {
  const { observed, attributes, failure } = found;
  const own = attributes.filter(({ name }) => observed.includes(name));
  const unknown = attributes.filter(({ name }) => !observed.includes(name) && !ANY_ELEMENT.test(name));
  return [
    filesFrom(found),
    found.isOwnRealm ? OWN_REALM : PAGE_REALM,
    found.isDefineNative ? NATIVE_DEFINE : WRAPPED_DEFINE,
    TRUSTED_TYPES[found.trustedTypes],
    own.length === 0 ? 'It has none of its attributes.' : `Its attributes: ${own.map(written).join(' ')}`,
    ...(unknown.length === 0 ? [] : [unknownAttributes(unknown.map(({ name }) => name))]),
    `Versions: ${found.versions.join(', ') || 'none has run'}.`,
    ...(failure === undefined
      ? [SESSION[found.session](found.origin), `Its language is ${found.language}.`, 'It is shown.']
      : [`It is not shown: ${failure}`]),
  ];
}

const filesFrom = ({ origin, page, revision }: ElementFindings): string =>
  `Its files come from ${origin}, deployment ${revision}; the page is ${page === origin ? 'on the same origin' : `on ${page}`}.`;

export const OWN_REALM =
  "Its code runs in a frame of its own, where nothing that the page's scripts have replaced is used.";
export const PAGE_REALM = "Its code runs among the page's own scripts.";

export const NATIVE_DEFINE = "customElements.define is the browser's own.";
export const WRAPPED_DEFINE =
  'A script of this page has replaced customElements.define, and the element is defined nevertheless.';

export const TRUSTED_TYPES = {
  unknown: 'This browser has no Trusted Types.',
  made: 'The Trusted Types policy "portal" has been made.',
  refused: 'The policy of this page refuses the Trusted Types policy "portal", but does not enforce Trusted Types.',
} as const satisfies Record<ElementFindings['trustedTypes'], string>;

export const unknownAttributes = (names: readonly string[]): string =>
  `These attributes are not known and have no effect: ${names.join(', ')}.`;

export const SESSION = {
  unknown: () => 'The session is not known yet.',
  loading: () => 'The session is not known yet.',
  'signed-in': () => 'Somebody is signed in.',
  'signed-out': (origin: string) =>
    `Nobody is signed in at ${origin}, or the session cookie is not sent there from this page.`,
  failed: (origin: string) => `${origin} did not say who is signed in.`,
} as const satisfies Record<CurrentUserState['status'], (origin: string) => string>;

const written = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  value === '' ? name : `${name}=${JSON.stringify(value)}`;
