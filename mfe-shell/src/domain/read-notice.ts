/** A privacy notice, read from its text. */
export interface Notice {
  readonly title: string;
  /** The version, as its language writes it. */
  readonly version: string;
  /** A warning for readers before they rely on the notice. */
  readonly mark: string;
  readonly sections: readonly NoticeSection[];
}

/** A paragraph is a text, a list several. */
export type NoticeBlock = string | readonly string[];

export interface NoticeSection {
  readonly heading: string;
  readonly blocks: readonly NoticeBlock[];
}

/**
 * Reads the text of a notice, a line each: `# ` its title, then its version, `> ` its mark, `## ` the heading of a section, `- ` an item of
 * a list, and anything else a paragraph. `{name}` stands for a figure; one that is not given stays as it is.
 */
export function readNotice(text: string, figures: Readonly<Record<string, number>>): Notice {
  let [title, version, mark] = ['', '', ''];
  const sections: { heading: string; blocks: (string | string[])[] }[] = [];
  for (const line of withFigures(text, figures).split(/\r?\n/)) {
    const [, sign = '', content = ''] = /^(#{1,2}|>|-)?\s*(.*?)\s*$/s.exec(line) ?? [];
    const blocks = sections.at(-1)?.blocks;
    if (content === '') continue;
    if (sign === '#') title = content;
    else if (sign === '>') mark = content;
    else if (sign === '##') sections.push({ heading: content, blocks: [] });
    else if (blocks === undefined) version = content;
    else if (sign === '-') itemsOf(blocks).push(content);
    else blocks.push(content);
  }
  return { title, version, mark, sections };
}

const withFigures = (text: string, figures: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(figures, name) ? String(figures[name]) : whole));

/** The list at the end of a section; begins one where there is none. */
function itemsOf(blocks: (string | string[])[]): string[] {
  const last = blocks.at(-1);
  if (Array.isArray(last)) return last;
  const items: string[] = [];
  blocks.push(items);
  return items;
}
