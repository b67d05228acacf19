import type { GeneratedPage } from './api-pages.ts';

/** Of Storybook's `index.json`, what the pages show. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryEntry>>;
}

interface StoryEntry {
  readonly id: string;
  /** `Fields/DateField` */
  readonly title: string;
  readonly name: string;
  readonly type: string;
  /** `./src/date-field/date-field.stories.tsx` */
  readonly importPath: string;
}

/**
 * A page for each widget's stories and its exports, so that the site's search finds them. A story is a link into the Storybook, which is a
 * folder of the site.
 *
 * @param report the API report of a folder of mfe-widgets, without a heading
 */
export function widgetPages({ entries }: StoryIndex, report: (folder: string) => string | undefined): GeneratedPage[] {
  const byTitle = new Map<string, StoryEntry[]>();
  for (const entry of Object.values(entries))
    if (entry.type === 'story') byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  return Array.from(byTitle)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([title, stories]) => {
      const [group = '', name = title] = title.split('/');
      const folder = stories[0]?.importPath.split('/').at(-2) ?? '';
      const exported = report(folder);
      return {
        path: `build/widgets/${slugOf(name)}`,
        title: name,
        content: [
          `# ${name}`,
          `A widget of the group ${group}: \`mfe_widgets/${folder}\`. Its stories, each with its source, in the Storybook:`,
          stories.map((story) => `- <Story id="${story.id}">${story.name}</Story>`).join('\n'),
          ...(exported === undefined ? [] : ['## Exports', exported]),
        ].join('\n\n'),
      };
    });
}

/** `DateField` → `date-field`, `Work period dialog` → `work-period-dialog`. */
const slugOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
