import { expect, test, violations } from 'portal-testing';

test('the page is shown in the portal, without complaints and without violations', async ({
  page,
  signIn,
  open,
  complaints,
}) => {
  await signIn(process.env.PORTAL_USER ?? 'worker', process.env.PORTAL_PASSWORD ?? 'Portal-2026');
  await open('__route__');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '__Title__' })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});
