import { basename } from 'node:path';
import { textFiles } from './files.ts';
import { citingTests } from './rules.ts';

/** A test that ran: the base name of its file, and its title after those of its groups. */
export interface RunTest {
  readonly file: string;
  readonly title: string;
}

/** The tests whose titles cite a rule and that did not run, as `file › title`. */
export const citingTestsNotRun = (run: readonly RunTest[]): string[] =>
  testsNotRun(
    citingTests(textFiles()).map(({ path, title }) => ({ file: basename(path), title })),
    run,
  );

/** The named tests that did not run. A title may be a group's, and `${…}` and `%s` in it match any text. */
export function testsNotRun(named: readonly RunTest[], run: readonly RunTest[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { file, title } of run) titles.set(file, [...(titles.get(file) ?? []), title]);
  const missing = named.filter(({ file, title }) => {
    const pattern = titlePattern(title);
    return !titles.get(file)?.some((one) => pattern.test(one));
  });
  return [...new Set(missing.map(({ file, title }) => `${file} › ${title}`))];
}

/** Matches what a title in a source stands for: `${…}`, `%s` and `$name` in it match any text. */
export function titlePattern(title: string): RegExp {
  const literal = title.split(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|%[sdifjop#]|\$\w+/);
  return new RegExp(literal.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*'));
}
