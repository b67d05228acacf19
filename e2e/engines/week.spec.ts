import { button, first, inside, label, role, type Target, text } from 'deployments/engines';
import { inEveryEngine } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const main = role('main');
const addTime = first(inside(main, role('link', /^(Add Time|Continue Timecard)$/i)));

/** A day's card, opened from its own heading when it is closed. */
async function openDay(visit: Visitor, name: RegExp): Promise<Target> {
  const day = role('region', name);
  const toggle = inside(day, role('button', name));
  const { attributes } = await visit.see(toggle);
  if (attributes?.['aria-expanded'] !== 'true') await visit.click(toggle);
  return day;
}

async function enterTimes(visit: Visitor, day: Target, line: number, start: string, end: string): Promise<void> {
  await visit.fill(inside(day, role('combobox', `Start of line ${line}`)), start);
  await visit.fill(inside(day, role('combobox', `End of line ${line}`)), end);
  await visit.press('Tab');
}

inEveryEngine((test) => {
  test('a worker enters two days, saves, finds them again and submits the week (docs: add-time#who-enters-time, add-time#add-time-footer, saving#save-success, errors#snackbar)', async ({
    visit,
    signIn,
  }) => {
    await signIn();
    await visit.click(addTime);
    await visit.seeAddress(/#\/worker\/time-expense\/add-time\?/);

    const monday = await openDay(visit, /^Monday/);
    await enterTimes(visit, monday, 1, '9a', '1730');
    await visit.click(inside(monday, button('Add Time')));
    await enterTimes(visit, monday, 2, '12:00 PM', '1230p');
    await visit.choose(inside(monday, role('combobox', 'Type of line 2')), 'Lunch');
    await visit.see(first(inside(monday, text('8.00'))));

    const tuesday = await openDay(visit, /^Tuesday/);
    await enterTimes(visit, tuesday, 1, '8:00 AM', '2:00 PM');
    await visit.click(inside(tuesday, text('No Lunch Break Taken')));
    await visit.seeText(role('complementary'), '14.00');
    await visit.click(button('Save'));
    await visit.see(text('Changes have been saved'));
    await visit.seeAddress(/#\/worker\/time-expense-detail\/\d+/);

    // It is in the database: a new page finds it.
    await visit.open('/#/worker/home');
    await visit.see(addTime);
    await visit.reload();
    await visit.click(addTime);
    await visit.seeText(role('region', /^Monday/), '8.00');
    await visit.seeText(role('region', /^Tuesday/), '6.00');
    await visit.click(label(/certify/i));
    await visit.seeText(role('complementary'), 'Everything is there.');
    await visit.click(button('Submit for Approval'));
    await visit.click(inside(role('alertdialog'), button(/submit|continue|yes/i)));
    await visit.seeAddress(/#\/worker\/time-expense-detail\/\d+/);
    await visit.see(first(inside(main, text('Pending'))));
    await visit.seeCount(inside(main, role('combobox')), 0);
    await visit.seeGone(button('Submit for Approval'));
  });
});
