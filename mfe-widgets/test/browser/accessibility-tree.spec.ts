import { expect, test } from './storybook.ts';

interface Tree {
  readonly story: string;
  /** The button whose menu is looked at as well. */
  readonly opens?: string;
  readonly expected: string;
}

/** What assistive technology is told of a story, as Playwright writes it. */
const TREES: readonly Tree[] = [
  {
    story: 'lists-optionlist--several',
    expected: `
      - listbox "Types":
        - text: Worked
        - option "Labor"
        - option "Travel"
        - option "Standby"
        - text: Leave
        - option "Sick"
        - option "Holiday"
    `,
  },
  {
    story: 'lists-optionlist--one',
    expected: `
      - listbox "Types":
        - text: Worked
        - option "Labor"
        - option "Travel" [selected]
        - option "Standby"
        - text: Leave
        - option "Sick"
        - option "Holiday"
    `,
  },
  {
    story: 'actions-actionmenu--account',
    opens: 'Account',
    expected: `
      - text: Wanda Okafor
      - menu "Account":
        - menuitem "Profile"
        - menuitem "Language English (US)"
        - menuitem "Switch account" [disabled]
        - menuitem "Sign out"
    `,
  },
];

for (const root of ['document', 'shadow'] as const) {
  test(`the accessibility trees of lists and menus, in a ${root}`, { tag: '@wide' }, async ({ story }) => {
    for (const { story: id, opens, expected } of TREES) {
      const page = await story(id, { root });
      if (opens !== undefined) await page.getByRole('button', { name: opens }).click();
      await expect(page.locator('.portal-root'), id).toMatchAriaSnapshot(expected);
    }
  });
}
