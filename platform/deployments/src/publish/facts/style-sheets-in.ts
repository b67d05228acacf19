/** The beginnings of style sheets that our builds carry as text in scripts. */
const BEGINNING = /(["'`])(?=@(?:layer|charset|import|property|keyframes) |\/\*! ?tailwindcss)/g;

/** The style sheets that a script carries as string literals, as plain CSS. */
export function styleSheetsIn(script: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const match of script.matchAll(BEGINNING)) {
    if (match.index < end) continue;
    const from = match.index + 1;
    end = endOfLiteral(script, from, match[1] ?? '"');
    const text = unescaped(script.slice(from, end));
    if (text.includes('{') || text.includes(';')) found.push(text);
  }
  return found;
}

function endOfLiteral(script: string, from: number, quote: string): number {
  let at = from;
  while (at < script.length && script[at] !== quote) at += script[at] === '\\' ? 2 : 1;
  return at;
}

const SHORT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(\r?\n)|([\s\S]))/gi,
    (_, long?: string, four?: string, two?: string, lineBreak?: string, other = '') => {
      const code = long ?? four ?? two;
      if (code) return String.fromCodePoint(Number.parseInt(code, 16));
      return lineBreak ? '' : (SHORT[other] ?? other);
    },
  );
}
