import { atRest, expect, lookSame, rootTag, test } from './storybook.ts';

for (const root of ['document', 'shadow'] as const) {
  for (const width of [1000, 420]) {
    test(
      `two remotes' style sheets render the same pixels in either order (${root}, ${width} px) (docs: widgets#widget-isolation)`,
      width === 1000 ? rootTag(root) : { tag: '@wide' },
      async ({ story, page }) => {
        // Set before the page is loaded, so that both have the same history of sizes.
        await page.setViewportSize({ width, height: 700 });
        const pictures: Buffer[] = [];
        for (const id of ['widgets-first', 'widgets-last']) {
          await story(`foundation-load-order--${id}`, { root });
          await page.getByRole('button', { name: 'Submit' }).waitFor();
          await page.evaluate(() => document.fonts.ready);
          // Both style sheets apply: a class of the other remote, and one of a widget.
          await expect(page.getByText('Shown on wide screens')).toBeVisible({ visible: width > 980 });
          await expect(page.getByText('Approved')).toHaveCSS('border-radius', /\d/);
          pictures.push(await atRest(page));
        }
        const [first = Buffer.of(), last = Buffer.of()] = pictures;
        expect(await lookSame(page, first, last)).toBe(true);
      },
    );
  }
}
