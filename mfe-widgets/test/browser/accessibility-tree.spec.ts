import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, stories, test } from './storybook.ts';

/** The accessibility tree of each story, in Playwright's format. `UPDATE_TREES=1` writes them again; review the difference. */
const folder = join(import.meta.dirname, 'trees');
const renews = process.env.UPDATE_TREES !== undefined;

/** Stories that show how fast a widget is, with thousands of nodes. Each has a smaller one next to it. */
const MEASURES = /--(five-hundred|thirty-one-days)$/;

/** Stories whose menu is checked as well, and the button that opens it. */
const OPENED: Readonly<Record<string, string>> = {
  'actions-actionmenu--account': 'Account',
  'actions-actionmenu--sections-and-submenus': 'Records',
};

const checked = stories()
  .map(({ id }) => id)
  .filter((id) => !MEASURES.test(id))
  .sort();

/** The number of stories per test. */
const TOGETHER = 12;

const groups = Array.from({ length: Math.ceil(checked.length / TOGETHER) }, (_, at) =>
  checked.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

const fileOf = (id: string) => join(folder, `${id}.yaml`);
/** A file in memory has another URL each time. */
const treeOf = async (page: Page) =>
  `${(await page.locator('.portal-root').ariaSnapshot()).replace(/blob:\S+/g, 'blob:')}\n`;

async function check(page: Page, id: string, root: string): Promise<void> {
  const file = fileOf(id);
  // Only the document writes; a shadow root must give the same tree.
  if (renews && root === 'document') {
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = await treeOf(page);
        return last === before;
      })
      .toBe(true);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, last);
    return;
  }
  const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect.poll(() => treeOf(page), { message: `${id}, in a ${root}` }).toBe(expected);
}

for (const root of ['document', 'shadow'] as const) {
  for (const [at, own] of groups.entries()) {
    // `npm test` runs the first stories in a shadow root, which is the harder case.
    const wide = at === 0 && root === 'shadow' ? {} : { tag: '@wide' };
    test(`the accessibility trees from ${own[0]} to ${own.at(-1)}, in a ${root}`, wide, async ({ story }) => {
      for (const id of own) {
        const page = await story(id, { root });
        await check(page, id, root);
        const button = OPENED[id];
        if (button === undefined) continue;
        await page.getByRole('button', { name: button }).click();
        await check(page, `${id}-open`, root);
      }
    });
  }
}

test('each tree that is kept is that of a story', () => {
  const kept = readdirSync(folder).map((file) => file.replace(/\.yaml$/, ''));
  expect(kept.sort()).toEqual([...checked, ...Object.keys(OPENED).map((id) => `${id}-open`)].sort());
});
