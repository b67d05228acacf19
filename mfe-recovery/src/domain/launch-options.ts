/** The options that the flow was started with (docs: recovery#recovery-launch): attributes of its element, and the URL of the page. */

import { isLegacyPath } from './legacy-paths.ts';
import { type FlowMode, readPath } from './steps.ts';

export interface LaunchSource {
  /** Absent on the portal's own page. Names are lower-cased, without dashes. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** `location.pathname`, `location.search` and `location.hash` of the page. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** On a legacy page, whose URL must not be changed. */
  readonly foreign?: boolean | undefined;
  /** Path patterns of pages whose URL must not be changed; the default list if absent. */
  readonly legacyPaths?: readonly string[] | undefined;
}

export interface LaunchOptions {
  /** A full-screen modal instead of a part of the page. */
  readonly asModal: boolean;
  /** Whether a modal is open. Without the attribute `open` it is. */
  readonly open: boolean;
  readonly mode: FlowMode;
  /** `hash`: steps are URLs of the page; `memory`: the URL stays unchanged. */
  readonly routing: 'hash' | 'memory';
  /** The redirect location as it was requested, not validated yet. */
  readonly redirectUrl: string | undefined;
}

/** Attribute values that people write for "off". */
export const offWords: readonly string[] = ['false', 'no', 'off', '0'];

/** Whether an attribute is on. As in HTML, an attribute without a value is; a word for "off" switches it off. */
const isOn = (value: string | undefined): boolean =>
  value !== undefined && !offWords.includes(value.trim().toLowerCase());

/** Whether a page gave a location. Pages without one print these values: `redirectUrl="<%= request.getParameter("next") %>"`. */
const isLocation = (value: string): boolean => !['', 'null', 'undefined'].includes(value.trim());

/** The first value of a parameter, regardless of case and dashes in its name. */
function parameter(query: string, name: string): string | undefined {
  for (const [key, value] of new URLSearchParams(query)) {
    if (key.replaceAll('-', '').toLowerCase() === name && isLocation(value)) return value;
  }
  return undefined;
}

/** Path and query behind a hash. A fragment after them belongs to the last parameter. */
function behindHash(hash: string): { path: string; query: string } {
  const text = hash.replace(/^#/, '');
  const at = text.indexOf('?');
  return at < 0 ? { path: text, query: '' } : { path: text.slice(0, at), query: text.slice(at + 1) };
}

/**
 * "A redirectUrl query parameter (and its fragment) also sets the redirect location": the parameter can be in the page's query, where a
 * fragment written after it arrives as the page's own, or behind the hash.
 */
function redirectOf({ attributes, search, hash }: LaunchSource): string | undefined {
  const attribute = attributes?.redirecturl;
  if (attribute !== undefined && isLocation(attribute)) return attribute;
  const { path, query } = behindHash(hash);
  const isFlowPath = readPath(path) !== undefined;
  if (isFlowPath) {
    const fromHash = parameter(query, 'redirecturl');
    if (fromHash !== undefined) return fromHash;
  }
  const fromPage = parameter(search, 'redirecturl');
  if (fromPage === undefined || isFlowPath || hash.length < 2 || fromPage.includes('#')) return fromPage;
  return fromPage + hash;
}

/** Reads the launch options. Never throws: invalid values count as absent. */
export function launchOptions(source: LaunchSource): LaunchOptions {
  const attributes = source.attributes ?? {};
  const asModal = isOn(attributes.asmodal);
  const isElement = source.attributes !== undefined;
  const flowPath = readPath(behindHash(source.hash).path);
  const skips =
    source.foreign === true ||
    asModal ||
    isOn(attributes.skiplocationchange) ||
    isLegacyPath(source.pathname, source.legacyPaths);
  const modeOfPath = isElement && skips ? undefined : flowPath?.mode;
  return {
    asModal,
    open: attributes.open === undefined || isOn(attributes.open),
    mode:
      attributes.updateflow === undefined
        ? (modeOfPath ?? 'register')
        : isOn(attributes.updateflow)
          ? 'update'
          : 'register',
    routing: skips ? 'memory' : 'hash',
    redirectUrl: redirectOf(source),
  };
}
