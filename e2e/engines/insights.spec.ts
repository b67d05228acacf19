import { button, first, heading, inside, role } from 'deployments/engines';
import { inEveryEngine } from './engine-test.ts';

const main = role('main');
const panel = role('dialog', 'Notifications');

inEveryEngine((test) => {
  test('@wide a chart is turned into its table and back, held sideways too, and the notifications open and close', async ({
    visit,
    signIn,
  }) => {
    await signIn('/#/insights', 'worker-year');
    await visit.see(heading('Hours by week'));
    await visit.click(inside(main, button('Table: Hours by week')));
    await visit.see(inside(main, role('columnheader', 'Overtime')));
    await visit.click(inside(main, button('Chart: Hours by week')));
    await visit.seeGone(inside(main, role('columnheader', 'Overtime')));
    await visit.resize(844, 390);
    await visit.see(heading('Hours by week'));
    await visit.click(button(/^Notifications/));
    await visit.see(inside(panel, heading('Notifications')));
    await visit.press('Escape');
    await visit.seeGone(panel);
    await visit.open('/#/notifications');
    await visit.see(first(heading('Notifications')));
  });
});
