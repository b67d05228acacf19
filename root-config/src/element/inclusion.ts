import type { Realm } from './clean-realm.ts';

/** The way in which `/embed.js` came into the page. */
export interface Inclusion {
  /** URL of the script element that is running; empty for a module, and for a text that the page evaluates. */
  readonly src: string;
  readonly nonce: string | undefined;
  /** A stack of this script. Each engine names the URL of a script in it, and says what was evaluated. */
  readonly stack: string;
}

// Patterns are texts, for the RegExp of the realm.
const EVALUATED = '\\beval (at|code)\\b|> (eval|Function)\\b';
const EMBED = 'https?://[^\\s()]*?/embed\\.js';

/** Call it while the script runs. An element of the page may have taken the name `currentScript`. */
export function inclusion(): Inclusion {
  const script = document.currentScript;
  const own = script instanceof HTMLScriptElement ? script : undefined;
  return { src: own?.src ?? '', nonce: own?.nonce, stack: stackHere() };
}

/** By syntax alone, because the page may have replaced `Error`. */
function stackHere(): string {
  try {
    return (null as unknown as Error).message;
  } catch (error) {
    return `${(error as Error).stack}`;
  }
}

/**
 * URL of `/embed.js`. A library that loads a fragment of HTML fetches the scripts in it and evaluates their text, then or while another
 * script runs, which only works on the page's own origin.
 */
export function embedUrl({ src, stack }: Inclusion, realm: Realm): string {
  if (src && !new realm.RegExp(EVALUATED).test(stack)) return src;
  return new realm.RegExp(EMBED).exec(stack)?.[0] ?? `${location.origin}/embed.js`;
}
