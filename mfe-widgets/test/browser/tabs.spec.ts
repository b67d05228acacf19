import { expect, test } from './storybook.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a tab that a link selects is in the window of a list that is too narrow for its tabs', async ({ story }) => {
  const page = await story('navigation-tabs--linked');
  const list = page.getByRole('tablist');
  expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const selected = list.getByRole('tab', { selected: true });
  await expect(selected).toBeInViewport({ ratio: 1 });
  // As a count that comes late.
  await list
    .getByRole('tab')
    .first()
    .evaluate((tab) => tab.append(' and everything else'));
  await expect(selected).toBeInViewport({ ratio: 1 });
});
