import { anchorsOf } from './anchors.ts';
import { citationsOf } from './citations.ts';
import type { TextFile } from './files.ts';
import { testTitlesOf } from './test-titles.ts';

/** A test: the path of its file, and its title or its group's, as in the source. */
export interface NamedTest {
  readonly path: string;
  readonly title: string;
}

/** A rule of docs/reference, the code that cites it, and the tests that prove it. */
export interface Rule {
  /** `saving` for docs/reference/saving.md. */
  readonly page: string;
  readonly anchor: string;
  /** The rule's own paragraph, without its anchors. */
  readonly text: string;
  readonly code: readonly string[];
  readonly tests: readonly NamedTest[];
}

const REFERENCE = /^docs\/reference\/([a-z-]+)\.md$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Scripts about citations contain examples of them. */
const EXAMPLES = /^platform\/scripts\/src\/docs\//;
const CODE = /\.(?:tsx?|js|css|sql)$/;

/** The tests whose titles cite a rule (`docs: saving#save-lunch`). */
export const citingTests = (files: readonly TextFile[]): NamedTest[] =>
  files
    .filter(({ path, text }) => TEST.test(path) && !EXAMPLES.test(path) && /\bdocs: /.test(text))
    .flatMap(({ path, text }) => testTitlesOf(text).map((title) => ({ path, title })))
    .filter(({ title }) => citationsOf(title).length > 0);

/** Every rule of the reference, in the order of the pages. */
export function rulesOf(files: readonly TextFile[]): Rule[] {
  const tests = byRule(citingTests(files), ({ title }) => title);
  const code = byRule(
    files.filter(({ path }) => CODE.test(path) && !TEST.test(path) && !EXAMPLES.test(path)),
    ({ text }) => text,
  );
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    const page = REFERENCE.exec(path)?.[1];
    if (page === undefined) return [];
    return anchorsOf(text).map((anchor): Rule => {
      const proofs = tests.get(`${page}#${anchor}`) ?? [];
      const citing = (code.get(`${page}#${anchor}`) ?? []).map((file) => file.path);
      const beside = proofs.map((test) => test.path.replace(/\.test(?=\.tsx?$)/, '')).filter((file) => paths.has(file));
      return {
        page,
        anchor,
        text: paragraphOf(text, anchor),
        code: [...new Set([...citing, ...beside])].sort(),
        tests: proofs,
      };
    });
  });
}

/** The things that cite each rule, by `page#anchor`. */
function byRule<T>(things: readonly T[], textOf: (thing: T) => string): Map<string, T[]> {
  const citing = new Map<string, T[]>();
  for (const thing of things) {
    for (const { file, anchor } of citationsOf(textOf(thing))) {
      const rule = `${file.replace(/^reference\/|\.md$/g, '')}#${anchor}`;
      const known = citing.get(rule) ?? [];
      if (!known.includes(thing)) citing.set(rule, [...known, thing]);
    }
  }
  return citing;
}

/** The list item, table row or paragraph with an anchor, as one line of text. */
function paragraphOf(markdown: string, anchor: string): string {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.includes(`<a id="${anchor}"></a>`));
  let end = first + 1;
  while (end < lines.length && !/^\s*(?:$|[-|#]|\d+\.)/.test(lines[end] ?? '')) end += 1;
  return lines
    .slice(first, end)
    .map((line) => line.trim())
    .join(' ')
    .replace(/<a id="[^"]*"><\/a>/g, '');
}
