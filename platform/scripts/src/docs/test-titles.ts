const CALL = /(?<![.\w])(?:test|it|describe\w*)\b(?=\s*[.(`])/g;

/**
 * The titles of tests and groups (`describe`, `describeRule` and similar calls) in a test file, as in its source. A title from `test.each`
 * or a template is the text of the template, including `${…}`. A title that is an expression is left out.
 */
export function testTitlesOf(source: string): string[] {
  return Array.from(source.matchAll(CALL)).flatMap(({ index, 0: { length } }) => titleAt(source, index + length) ?? []);
}

/** The title of a call whose name ends at `at`: after `.each(…)`, `` .each`…` ``, `.only` and the like. */
function titleAt(source: string, at: number): string | undefined {
  let each = false;
  for (let place = afterSpace(source, at); place < source.length; place = afterSpace(source, place)) {
    const member = /\.\s*(\w+)(?:<[\s\S]*?>(?=[(`]))?/y;
    member.lastIndex = place;
    const name = member.exec(source)?.[1];
    if (name !== undefined) {
      each = name === 'each';
      place = member.lastIndex;
    } else if (source[place] === '`' && each) {
      place = endOfText(source, place);
      each = false;
    } else if (source[place] === '(' && each) {
      place = endOfGroup(source, place);
      each = false;
    } else {
      return source[place] === '(' ? textAt(source, afterSpace(source, place + 1)) : undefined;
    }
  }
  return undefined;
}

function textAt(source: string, at: number): string | undefined {
  if (!isQuote(source[at])) return undefined;
  const text = source.slice(at + 1, endOfText(source, at) - 1);
  return text.replace(/\\(['"`\\$])/g, '$1');
}

const isQuote = (sign: string | undefined) => sign === "'" || sign === '"' || sign === '`';

function afterSpace(source: string, at: number): number {
  const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
  space.lastIndex = at;
  space.exec(source);
  return space.lastIndex;
}

/** The position after the text that begins at `at`. `${…}` in a template may contain further texts. */
function endOfText(source: string, at: number): number {
  const quote = source[at];
  let place = at + 1;
  while (place < source.length && source[place] !== quote) {
    if (source[place] === '\\') place += 2;
    else if (quote === '`' && source.startsWith('${', place)) place = endOfGroup(source, place + 1);
    else place += 1;
  }
  return place + 1;
}

/** The position after the bracket that closes the one at `at`. Brackets in texts and comments are ignored. */
function endOfGroup(source: string, at: number): number {
  let depth = 0;
  let place = at;
  do {
    const sign = source[place] ?? '';
    if (isQuote(sign)) {
      place = endOfText(source, place);
      continue;
    }
    if (source.startsWith('//', place) || source.startsWith('/*', place)) {
      place = afterSpace(source, place);
      continue;
    }
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    place += 1;
  } while (depth > 0 && place < source.length);
  return place;
}
