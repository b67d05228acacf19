import { createHash } from 'node:crypto';

/** A label key and its English, as a minimizer writes them: `LBL_ADD_TIME:"Add time"`. */
const TEXT =
  /\b((?:LBL|MSG|ERR)_[A-Z0-9_]+(?:_(?:zero|one|two|few|many|other))?)["']?\s*:\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`)/g;

/** The English texts in scripts, by label key. A key whose value is a key, or that has several texts in one build, is no text. */
export function textsIn(scripts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const [, key = '', literal = ''] of scripts.flatMap((script) => [...script.matchAll(TEXT)])) {
    const text = unescaped(literal.slice(1, -1));
    if (/^(?:LBL|MSG|ERR)_[A-Z0-9_]+$/.test(text)) continue;
    found.set(key, found.has(key) && found.get(key) !== text ? undefined : text);
  }
  return new Map([...found].flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
}

/** Label key → fingerprint of its English text. */
export function textFacts(scripts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries([...textsIn(scripts)].map(([key, text]) => [key, fingerprint(text)]).sort());
}

/** Minimizers choose quotes and escapes. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|n|(.))/gi, (all, long, four, two, plain) => {
    const code = long ?? four ?? two;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return all === '\\n' ? '\n' : plain;
  });
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
