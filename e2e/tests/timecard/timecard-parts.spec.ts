import { enterTimes, expect, openDay, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The smallest files of their kinds: a page with a word on it, a pixel, a line. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 37>>stream
BT /F 18 Tf 20 50 Td (Signed) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const JPG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';
const FILES = [
  { name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
  { name: 'badge.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPG, 'base64') },
  { name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('Nine to five') },
];

test(
  'a refused upload shows the server’s words and is tried again; PDF, JPG and text open before and after saving (docs: attachments#attachments-editable, document-viewer#document-viewer, document-viewer#viewer-empty, api#api-documents, api#api-upload)',
  WIDE,
  async ({ page, worker, complaints }) => {
    await worker();
    const refusal = { fileName: 'signed.pdf', attachmentKey: '', error: 'The scanner is busy. Send the file again.' };
    await page.route('**/uploadonly', (route) => route.fulfill({ json: refusal }), { times: 1 });
    await openTimecard(page, 5000);
    const monday = await openDay(page, /^Monday/);
    await enterTimes(monday, 1, '9a', '1p');
    await monday.getByText('No Lunch Break Taken').click();
    const attachments = page.locator('.tc-attachments');
    await attachments.locator('input[type=file]').setInputFiles(FILES.slice(0, 1));
    await expect(attachments).toContainText('The scanner is busy. Send the file again.');
    await attachments.getByRole('button', { name: /Try again|Retry/ }).click();
    await attachments.locator('input[type=file]').setInputFiles(FILES.slice(1));
    const viewer = page.getByRole('dialog');
    const look = async (scope: typeof attachments) => {
      for (const { name } of FILES) {
        await scope.getByRole('button', { name, exact: true }).click();
        const page_ = name.endsWith('.pdf') ? 'canvas' : name.endsWith('.jpg') ? 'img' : 'text=Nine to five';
        await expect(viewer.locator(page_).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(viewer).toHaveCount(0);
      }
    };
    await look(attachments);
    await save(page);
    await look(page.getByRole('main').locator('.tc-files'));
    expect(complaints).toEqual([]);
  },
);

test('custom fields of an allocation: missing ones are led to, a follow-on appears, answers come back', {
  tag: '@wide',
}, async ({ page, worker }) => {
  await worker('worker-templates');
  await openTimecard(page, 5060);
  const monday = await openDay(page, /^Monday/);
  await enterTimes(monday, 1, '6p', '10p');
  await monday.getByText('No Lunch Break Taken').click();
  await monday.getByRole('textbox', { name: 'Hours, allocation line 1' }).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(monday.locator('.tc-errors').filter({ hasText: 'Cost centre' })).toBeVisible();
  const centre = monday.getByRole('combobox', { name: 'Cost centre' });
  await expect(centre).toBeFocused();
  await centre.fill('41');
  await page.getByRole('listbox').getByRole('option').first().click();
  const order = monday.getByRole('textbox', { name: 'Purchase order' });
  await expect(order).toHaveCount(0);
  await monday.getByText('Yes', { exact: true }).click();
  await expect(monday.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(order).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(monday.locator('.tc-errors').filter({ hasText: 'Purchase order' })).toBeVisible();
  await expect(order).toBeFocused();
  await monday.getByText('No', { exact: true }).click();
  await expect(monday.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(order).toHaveCount(0);
  await monday.getByRole('textbox', { name: /^Shift lead e-mail/ }).fill('lead@example.com');
  const id = await save(page);
  await expect(page.getByRole('main').locator('.tc-placed')).toContainText('lead@example.com');
  await openTimecard(page, 5060, `&billingItemId=${id}`);
  const again = await openDay(page, /^Monday/);
  await expect(again.getByRole('textbox', { name: /^Shift lead e-mail/ })).toHaveValue('lead@example.com');
  await expect(again.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(again.getByRole('combobox', { name: 'Cost centre' })).not.toHaveValue('');
});

test('a survey is answered from the home page, once (docs: add-time#surveys)', WIDE, async ({ page, worker }) => {
  await worker();
  const main = page.getByRole('main');
  await page.goto('/#/worker/home');
  await main.getByRole('button', { name: 'Answer' }).click();
  const survey = page.getByRole('dialog', { name: 'Your first month' });
  await survey.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Answer the question “How was your first month?” first.')).toBeVisible();
  await survey.getByRole('radio', { name: '4' }).check({ force: true });
  await survey.getByRole('radio', { name: 'Partly' }).check({ force: true });
  await survey.getByRole('checkbox', { name: 'Safety training' }).check({ force: true });
  await survey.getByRole('textbox').fill('The radio in truck 7.');
  await survey.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Thank you, your answers have been sent')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Answer' })).toHaveCount(0);
});

test('the list is filtered, found and turned in the portal, and the address brings the view back', async ({
  page,
  worker,
}) => {
  await worker('worker-templates');
  const main = page.getByRole('main');
  const lines = main.locator('.tc-lines > li');
  await page.goto('/#/worker/time-expense');
  await expect(lines).toHaveCount(20);
  await main.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(main.getByText('7 items')).toBeVisible();
  await expect(lines.filter({ hasText: 'Rejected' })).toHaveCount(7);
  await page.reload();
  await expect(main.getByText('7 items')).toBeVisible();
  await main.getByRole('searchbox').or(main.getByRole('textbox')).or(main.getByRole('combobox')).first().fill('Fleet');
  await page.keyboard.press('Enter');
  await expect(main.getByText('1 item', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(lines).toHaveCount(20);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Page 2 of 3')).toBeVisible();
  await page.goBack();
  await expect(main.getByText('Page 1 of 3')).toBeVisible();
});

test('the grid: a paste shows what it understood before it is taken, and a day without lunch is marked there', async ({
  page,
  context,
  worker,
}) => {
  await worker();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTimecard(page, 5000);
  await page.getByRole('main').getByRole('button', { name: 'Grid' }).click();
  await page.getByRole('textbox', { name: /^Mon.*Start$/ }).click();
  await page.evaluate(() => navigator.clipboard.writeText('From\tTo\n9a\t5:30p\n8.30a\tnoon\n9\t5p'));
  await page.keyboard.press('ControlOrMeta+V');
  const preview = page.getByRole('alertdialog', { name: 'Paste these times?' });
  await expect(preview.getByRole('row', { name: /Mon/ })).toContainText('9:00 AM5:30 PM');
  await expect(preview.getByRole('row', { name: /Tue/ })).toContainText('8:30 AM“noon”');
  await expect(preview.getByRole('row', { name: /Wed/ })).toContainText('“9”5:00 PM');
  await preview.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: /^Tue.*End$/ }).fill('5p');
  await page.getByRole('textbox', { name: /^Wed.*End$/ }).fill('');
  for (const day of ['Mon', 'Tue'])
    await page.getByRole('checkbox', { name: new RegExp(`^${day}.*No Lunch Break Taken`) }).check();
  await save(page);
  await expect(page.getByRole('main').getByText('17.00 h')).toBeVisible();
});

test('what the grid shows is what is sent: text that is no time stands in the way, in the grid and in its day (docs: time-entry#time-grid)', async ({
  page,
  worker,
}) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Grid' }).click();
  const cell = (day: string, column: string) =>
    main.getByRole('textbox', { name: new RegExp(`^${day}.*, ${column}$`) });
  for (const [column, time] of [
    ['Start', '8a'],
    ['Lunch start', '12p'],
    ['Lunch end', '12:30p'],
    ['End', '4:30p'],
  ] as const)
    await cell('Mon', column).fill(time);
  await cell('Mon', 'End').fill('1830p');
  await cell('Tue', 'Start').fill('8 o clock');
  await cell('Wed', 'Start').fill('7');
  await cell('Mon', 'End').focus();
  await expect(cell('Mon', 'End')).toHaveValue('6:30 PM');
  await expect(cell('Tue', 'Start')).toHaveAccessibleDescription('“8 o clock” is not a time. Write it as 9:30 PM.');
  await expect(cell('Wed', 'Start')).toHaveAccessibleDescription('Add AM or PM: type A or P.');

  const submit = page.getByRole('button', { name: 'Submit for Approval' });
  await page.getByLabel(/certify/i).check();
  await submit.click();
  // It leads to the first thing that stands in the way, in the grid; in the days the field has the text.
  await expect(cell('Tue', 'Start')).toBeFocused();
  await main.getByRole('button', { name: 'Days', exact: true }).click();
  const tuesday = await openDay(page, /^Tuesday/);
  await expect(tuesday.getByRole('combobox', { name: 'Start of line 1' })).toHaveValue('8 o clock');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await main.getByRole('button', { name: 'Grid' }).click();
  await cell('Tue', 'Start').fill('');
  await cell('Wed', 'Start').focus();
  await page.keyboard.type('a');
  await expect(cell('Wed', 'Start')).toHaveValue('7:00 a');
  await page.keyboard.press('Control+z');
  await expect(cell('Wed', 'Start')).toHaveValue('7:00 --');
  await cell('Wed', 'Start').fill('');
  await submit.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  const [sent] = await timecards.current(5000);
  expect(sent).toMatchObject({ status: 'Pending', hoursWorked: 10 });
});

test('on a phone a card opened by its header stays where it was pressed, and a cell that gets the focus is beside the days', async ({
  page,
  worker,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await worker();
  await openTimecard(page, 5000);
  const main = page.getByRole('main');
  await openDay(page, /^Monday/);
  const heading = page.getByRole('region', { name: /^Thursday/ }).getByRole('heading', { level: 2 });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  const before = await top();
  await heading.getByRole('button').click();
  await expect(heading.getByRole('button', { expanded: true })).toBeVisible();
  await expect.poll(top).toBe(before);
  // The strip follows: the open day is in sight.
  await expect(page.locator('.tc-day-link[aria-current]')).toBeInViewport({ ratio: 1 });
  await main.getByRole('button', { name: 'Grid' }).click();
  await main.getByRole('textbox', { name: /^Mon.*, End$/ }).focus();
  for (const column of ['Lunch end', 'Lunch start', 'Start']) {
    const cell = main.getByRole('textbox', { name: new RegExp(`^Mon.*, ${column}$`) });
    await cell.focus();
    const days = await main.getByRole('rowheader', { name: /^Mon/ }).boundingBox();
    await expect
      .poll(async () => (await cell.boundingBox())?.x ?? 0)
      .toBeGreaterThanOrEqual((days?.x ?? 0) + (days?.width ?? 0));
  }
});

test(
  'Contact Us says what could not be fetched, and fetches it on request (docs: add-time#contact-us)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    const rejected = await timecards.get('/wand2/api/billing/billing-items?engagementId=5029&status=Rejected');
    await page.route('**/wand2/api/users/help-desk-contacts', (route) => route.fulfill({ status: 500, json: {} }));
    await openTimecard(page, 5029, `&billingItemId=${rejected.body.content[0].billingItemId}`);
    const monday = await openDay(page, /^Monday/);
    await monday.getByRole('button', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(dialog.getByRole('alert')).toContainText('could not be fetched');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'Help desk' })).toBeVisible();
    await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(dialog.locator('a[href^="mailto:"]').first()).toBeVisible();
  },
);

test(
  'a week of days not worked asks before it is saved (docs: saving#all-not-worked)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = await openDay(page, /^Monday/);
    await monday.getByText('Did not work').click();
    const question = page.getByRole('alertdialog', { name: 'Did not work' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await timecards.current(5000)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    await expect(page.getByRole('main')).toContainText('Did not work');
  },
);

test(
  'the refresh route goes back to the route that was left; the viewer page without a file says so; Add Time enters time only (docs: add-time#worker-routes, add-time#entry-billing-type, document-viewer#document-viewer, document-viewer#viewer-empty, widgets#refresh-dialog)',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await page.goto('/#/manager/refresh?to=/worker/time-expense');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
    await page.goto('/#/document-viewer');
    await expect(page.getByRole('main')).toContainText('No File Available');
    await page.goto('/#/worker/time-expense/add-time?reqId=5000&billingType=EXPENSE');
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
  },
);

test('a URL that is no page says so, inside of an application and outside, and leads home; a detail page has its menu entry', async ({
  page,
  worker,
}) => {
  await worker();
  const none = page.getByRole('main').getByRole('heading', { level: 1, name: 'There is no page here' });
  for (const path of ['/worker/time-expense-detail/', '/elsewhere/nothing', '/worker/nothing']) {
    await page.goto(`/#${path}`);
    await expect(none).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/#\/worker\/home$/);
    await expect(none).toHaveCount(0);
  }
  await page.goto('/#/document-viewer');
  await expect(page.getByRole('main')).toContainText('No File Available');
  const active = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]');
  await expect(active).toHaveText('My time and expense');
});
