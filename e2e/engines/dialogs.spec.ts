import { button, heading, inside, role, type Target } from 'deployments/engines';
import { inEveryEngine } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const dialog = role('dialog');

/** A dialog is as high as what it shows, and the button at its end can be pressed. */
async function openAndLeave(visit: Visitor, opener: Target, name: string, end: Target): Promise<void> {
  await visit.click(opener);
  await visit.see(inside(dialog, heading(name)));
  await visit.seeThat(dialog, 'is as high as its content', ({ box }) => (box?.height ?? 0) > 350);
  await visit.click(inside(dialog, end));
  await visit.seeGone(dialog);
}

inEveryEngine((test) => {
  test('@wide dialogs whose height follows their content show all of it, on a desk and on a phone', async ({
    visit,
    signIn,
  }) => {
    await signIn();
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await visit.resize(width, height);
      await openAndLeave(visit, inside(role('main'), button('Answer')), 'Your first month', button('Cancel'));
      await openAndLeave(visit, button('Browser Requirements'), 'Browser Requirements', { ...button('Close'), at: 1 });
    }
  });
});
