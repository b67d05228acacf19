import { UserError } from 'deployments';
import { firstStory, type WidgetNames, widgetNames, widgetSkeleton } from './widget-skeleton.ts';

/** The repository as it is; paths are relative to its root. */
export interface Repository {
  readonly read: (path: string) => string;
  readonly exists: (path: string) => boolean;
  /** Every anchor in docs/. */
  readonly anchors: readonly string[];
}

/**
 * A new widget: its files, and the lines of other files that name it.
 * @returns path → text of all files to write; nothing is written yet
 * @throws UserError if the name is not valid or taken
 */
export function newWidget(name: string, sentence: string, { read, exists, anchors }: Repository): Map<string, string> {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new UserError(`"${name}" is no name for a widget. It is lower-case words: hours-meter.`);
  if (exists(`mfe-widgets/src/${name}`))
    throw new UserError(`mfe-widgets/src/${name} exists already. Choose another name.`);
  if (anchors.includes(name))
    throw new UserError(`docs/ has an anchor "${name}" already, and the widget's rule needs it. Choose another name.`);
  const names = widgetNames(name);
  const files = new Map(Object.entries(widgetSkeleton(names, sentence)));
  for (const [path, lineAdded] of Object.entries(LISTS)) files.set(path, lineAdded(read(path), names, sentence));
  return files;
}

/** The files that list widgets, and the functions that add one to their text. */
const LISTS: Readonly<Record<string, (text: string, names: WidgetNames, sentence: string) => string>> = {
  'docs/reference/widgets.md': (text, { name, title }, sentence) => {
    const rule = `- <a id="${name}"></a>**${title}.** ${sentence}\n`;
    return before(text, /^\n## What every widget keeps to$/m, text.includes(OTHERS) ? rule : `\n${OTHERS}\n\n${rule}`);
  },
  'mfe-widgets/src/internal/sheets/pages.css': (text, { name }) =>
    `${text}@import "../../${name}/${name}.css" layer(widgets);\n`,
  'mfe-widgets/test/stories.test.ts': (text, names) => {
    const { name } = names;
    const key = name.includes('-') ? `'${name}'` : name;
    const line = `  ${key}: { labelled: '${firstStory(names)}' },\n`;
    return intoSorted(text, 'const SHOWN', /^ {2}'?([a-z-]+)'?: \{/gm, name, line);
  },
  'mfe-widgets/webpack.config.ts': (text, { name, script }) =>
    before(text, /^ {2}\},\n.*\n? {2}together:/m, `    ${script}: ['./${name}'],\n`),
  'e2e/tests/page/one-widget.spec.ts': (text, { script }) =>
    intoSorted(text, 'const BUDGET', /^ {2}(?!entry)(\w+): [\d.]+,/gm, script, `  ${script}: 1,\n`),
};

const OTHERS = '## Other widgets';

/** The text with `added` in front of the first match. */
function before(text: string, place: RegExp, added: string): string {
  const at = text.search(place);
  if (at < 0) throw new Error(`A list of widgets has no ${place} any more: correct platform/scripts/src/new.`);
  return text.slice(0, at) + added + text.slice(at);
}

/** The text with a line in front of the first key after `start` that sorts after the new one, or at the end of the list. */
function intoSorted(text: string, start: string, key: RegExp, name: string, line: string): string {
  const from = text.indexOf(start);
  const end = text.indexOf('\n};', from) + 1;
  if (from < 0 || end < 1)
    throw new Error(`A list of widgets has no ${start} any more: correct platform/scripts/src/new.`);
  const next = [...text.slice(from, end).matchAll(key)].find(([, one = '']) => one > name);
  const at = next ? from + next.index : end;
  return text.slice(0, at) + line + text.slice(at);
}
