import { button, inside, label, role, text } from 'deployments/engines';
import { photograph } from '../setup/expenses/photograph.ts';
import { inEveryEngine } from './engine-test.ts';

inEveryEngine((test) => {
  test('@wide an expense is typed on a phone held sideways, explained, saved, and is there again', async ({
    engine,
    visit,
    signIn,
  }) => {
    await signIn();
    await visit.resize(844, 390);
    await visit.open('/#/worker/time-expense/add-expense');
    await visit.click(button('Add line'));
    await visit.choose(label('Category'), 'Meals');
    await visit.choose(label('Type'), 'Dinner');
    await visit.fill(label('Amount'), '80,5');
    await visit.press('Tab');
    // A Firefox without a screen has no window that has the focus: its pages hear of no field that is left.
    if (engine !== 'firefox') await visit.seeValue(label('Amount'), '80.50');
    await visit.fill(label('Why it is needed'), 'Dinner with the client');
    await visit.seeText(role('region', 'This report'), '$80.50');
    await visit.click(button('Save'));
    await visit.see(text('Changes have been saved'));
    await visit.seeAddress(/billingItemId=\d+/);
    await visit.reload();
    await visit.click(inside(role('main'), button(/^Meals/)));
    await visit.seeValue(label('Why it is needed'), 'Dinner with the client');
  });

  test('@wide a photograph that is dropped is turned upright, stands beside its line, and is saved', async ({
    visit,
    signIn,
  }) => {
    await signIn();
    await visit.open('/#/worker/time-expense/add-expense');
    const base64 = photograph().toString('base64');
    await visit.drop(button('Add receipts'), { name: 'IMG_2231.jpg', type: 'image/jpeg', base64 });
    await visit.seeThat(role('img', 'IMG_2231.jpg'), 'is higher than wide', ({ box }) => {
      return box !== undefined && box.height > box.width * 1.9;
    });
    await visit.choose(label('Category'), 'Travel fare');
    await visit.choose(label('Type'), 'Taxi');
    await visit.fill(label('Amount'), '31.20');
    await visit.click(button('Save'));
    await visit.see(text('Changes have been saved'));
    await visit.seeAddress(/billingItemId=\d+/);
    await visit.reload();
    await visit.click(inside(role('main'), button(/^Travel fare/)));
    await visit.see(role('img', 'IMG_2231.jpg'));
  });

  test('@wide a PDF that is dropped shows its first page', async ({ visit, signIn }) => {
    await signIn();
    await visit.open('/#/worker/time-expense/add-expense');
    const base64 = Buffer.from(BILL).toString('base64');
    await visit.drop(button('Add receipts'), { name: 'bill.pdf', type: 'application/pdf', base64 });
    await visit.see(role('img', 'bill.pdf: Page 1 of 1'));
  });
});

const BILL = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]>>endobj
trailer<</Root 1 0 R>>`;
