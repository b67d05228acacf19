import { button, first, inside, role, text } from 'deployments/engines';
import { inEveryEngine } from './engine-test.ts';

const main = role('main');

inEveryEngine((test) => {
  test('@wide the list is filtered, found and turned, and its address brings the view back', async ({
    visit,
    signIn,
  }) => {
    await signIn('/#/worker/time-expense', 'worker-templates');
    await visit.see(inside(main, text('Page 1 of 3')));
    await visit.click(inside(main, button(/^Status/)));
    await visit.click(role('option', 'Rejected'));
    await visit.click(button('Apply Filter'));
    await visit.see(inside(main, text('7 items')));
    await visit.reload();
    await visit.see(inside(main, text('7 items')));
    await visit.fill(first(inside(main, role('searchbox'))), 'Fleet');
    await visit.press('Enter');
    await visit.see(inside(main, text('1 item')));
    await visit.click(inside(main, button('Clear filters')));
    await visit.click(inside(main, button('Next')));
    await visit.see(inside(main, text('Page 2 of 3')));
    await visit.click(inside(main, button('Previous')));
    await visit.see(inside(main, text('Page 1 of 3')));
  });
});
