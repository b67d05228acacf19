import { arrive, expect, test } from '../../setup/portal-test.ts';
import { expectNoViolations, FIRST_TIME, plainPage, refusals, UPDATE } from '../../setup/recovery/recovery-page.ts';
import { walkFirstTime, walkUpdate } from '../../setup/recovery/recovery-walk.ts';
import { sweep } from '../../setup/wide.ts';

/** Every screen of the flow, as a page and as a modal, light and dark: nothing inaccessible, nothing refused by a policy. */

// A dozen screens, each looked at by a tool that takes its time.
test.setTimeout(300_000);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const as of ['page', 'modal'] as const) {
    test(
      `every screen as a ${as}, ${colorScheme}: no accessibility violation, none of the policy (docs: recovery#phone-email-setup)`,
      sweep(as === 'modal' && colorScheme === 'light'),
      async ({ page, signIn, outbox, complaints }) => {
        const seen: string[] = [];
        const see = async (screen: string) => {
          seen.push(screen);
          await test.step(screen, () => expectNoViolations(page));
          // One name, one heading: a dialog's title is not said twice.
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(as === 'modal' ? 2 : 1);
        };
        await page.emulateMedia({ colorScheme });
        await signIn('worker');
        const modal = (attributes: string) => () =>
          plainPage(page, `<recovery-options as-modal ${attributes}></recovery-options>`);
        await walkFirstTime({
          page,
          outbox,
          see,
          open: as === 'modal' ? modal('') : async () => void (await page.goto(FIRST_TIME)),
        });
        await page.evaluate(() => sessionStorage.clear());
        await signIn('worker-mobile');
        await walkUpdate({
          page,
          see,
          open: as === 'modal' ? modal('update-flow') : () => arrive(page, UPDATE),
        });
        expect(refusals(complaints)).toEqual([]);
        expect(seen).toHaveLength(12);
      },
    );
  }
}
