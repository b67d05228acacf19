import { startApi } from '../testing/start-api.ts';
import { localeNames } from '../translations/locales.ts';

const portal = await startApi();
afterAll(() => portal.close());
const worker = await portal.signedIn('worker');
const supplier = await portal.signedIn('supplier');
const colleague = await portal.signedIn('worker-mobile');

test('users/current tells who is signed in', async () => {
  expect((await worker.get('/wand2/api/users/current?noCache=true')).body).toMatchObject({
    userId: 1001,
    userName: 'worker',
    firstName: 'Amara',
    userType: 'Worker',
    clientName: 'Harbor & Vale Logistics',
    isCscCsr: false,
    viewHistoryAttachment: true,
  });
});

test("a Supplier's view-history-attachment permission depends on the supplied flag", async () => {
  const { db } = portal.api.services;
  expect((await supplier.get('/wand2/api/users/current')).body.viewHistoryAttachment).toBe(true);
  await db
    .updateTable('app_user')
    .set({ permissions: '[]' as never })
    .where('id', '=', 1003)
    .execute();
  expect((await supplier.get('/wand2/api/users/current')).body.viewHistoryAttachment).toBe(false);
});

test('userInfo returns by cookie alone', async () => {
  const browser = await portal.signedIn('worker');
  browser.accessToken = undefined;
  expect((await browser.get('/pro/common/userInfo')).body).toMatchObject({
    userId: 1001,
    language: 'en',
    country: 'US',
  });
});

test('page settings are kept by page and user', async () => {
  const setting = { pageName: 'time-expense', settings: { columns: ['date', 'hours'], pageSize: 20 } };
  await worker.post('/wand2/api/users/page-setting/save', { ...setting, settings: {} });
  expect((await worker.post('/wand2/api/users/page-setting/save', setting)).body).toEqual(setting);
  expect((await worker.get('/wand2/api/users/page-setting?pageName=time-expense')).body).toEqual([setting]);
  expect((await worker.get('/wand2/api/users/page-setting?pageName=other')).body).toEqual([]);
  expect((await colleague.get('/wand2/api/users/page-setting')).body).toEqual([]);
});

test('the landing page is one of the six choices (docs: shell#landing-pages)', async () => {
  const page = encodeURIComponent('Time and Billing');
  expect((await worker.get('/wand2/api/users/landingPage/1001')).body).toEqual({ landingPage: 'Home' });
  expect((await worker.post(`/wand2/api/users/update/1001/landingPage/${page}`)).status).toBe(200);
  expect((await worker.get('/wand2/api/users/landingPage/1001')).body).toEqual({ landingPage: 'Time and Billing' });
  expect((await worker.post('/wand2/api/users/update/1001/landingPage/Elsewhere')).status).toBe(400);
});

test("another user's settings are not found", async () => {
  const statuses = await Promise.all([
    worker.get('/wand2/api/users/landingPage/1002'),
    worker.post('/wand2/api/users/update/1002/landingPage/Home'),
    worker.get('/wand2/api/users/updateUserTutorial/user/1002/tutorialViewed/true'),
    worker.post('/wand2/api/users/recently-viewed', { userId: 1002, objectId: 1, type: 'REQUEST' }),
    worker.get('/wand2/api/user/hasPublicAPIAccess/1/1002'),
  ]);
  expect(statuses.map((response) => response.status)).toEqual(Array(5).fill(404));
});

test('the tutorial is viewed once it was marked (docs: session#state-changing-get)', async () => {
  await worker.get('/wand2/api/users/updateUserTutorial/user/1001/tutorialViewed/true');
  expect((await worker.get('/wand2/api/users/current')).body.tutorialViewed).toBe(true);
});

test('recently viewed items are kept once each, the last 50', async () => {
  for (let objectId = 1; objectId <= 52; objectId++) {
    await colleague.post('/wand2/api/users/recently-viewed', {
      userId: 1006,
      objectId,
      type: 'REQUEST',
      otherDetails: null,
    });
    portal.advance(10);
  }
  await colleague.post('/wand2/api/users/recently-viewed', { userId: 1006, objectId: 52, type: 'REQUEST' });
  const { db } = portal.api.services;
  const rows = await db.selectFrom('recently_viewed').select('object_id').where('user_id', '=', 1006).execute();
  expect(rows).toHaveLength(50);
});

test('recent searches: newest first, the same text once, the last 20, deletable by their owner', async () => {
  for (let index = 0; index < 22; index++) {
    await worker.post('/ratepoint/api/users/recentSearch', { searchText: `search ${index}`, type: 'requests' });
    portal.advance(10);
  }
  await worker.post('/ratepoint/api/users/recentSearch', { searchText: 'search 5', type: 'requests' });
  const list = (await worker.get('/ratepoint/api/users/recentSearch')).body;
  expect(list).toHaveLength(20);
  expect(list.slice(0, 2).map((search: { searchText: string }) => search.searchText)).toEqual([
    'search 5',
    'search 21',
  ]);
  expect((await colleague.delete(`/ratepoint/api/users/recentSearch/${list[0].id}`)).status).toBe(404);
  expect((await worker.delete(`/ratepoint/api/users/recentSearch/${list[0].id}`)).status).toBe(200);
  expect((await worker.get('/ratepoint/api/users/recentSearch')).body).toHaveLength(19);
});

test('the European privacy notice follows the country of the user', async () => {
  expect((await worker.get('/wand2/api/privacyPolicy/verifyEU')).body).toEqual({ showEUPrivacy: false });
  await worker.post('/wand2/api/user/worker/profile', { language: 'de', country: 'DE' });
  expect((await worker.get('/wand2/api/privacyPolicy/verifyEU')).body).toEqual({ showEUPrivacy: true });
  await worker.post('/wand2/api/user/worker/profile', { language: 'en', country: 'US' });
});

test('public API access needs the permission', async () => {
  expect((await worker.get('/wand2/api/user/hasPublicAPIAccess/1/1001')).body).toBe(false);
});

test('the profile changes only what is given, to a supported language', async () => {
  await worker.post('/wand2/api/user/worker/profile', { preferredName: 'Ama' });
  expect((await worker.get('/wand2/api/user/worker/profile')).body).toMatchObject({
    preferredName: 'Ama',
    language: 'en',
  });
  const refused = await worker.post('/wand2/api/user/worker/profile', { language: 'xx' });
  expect([refused.status, refused.body.errors[0].value]).toEqual([400, 'body.language']);
  expect((await supplier.get('/wand2/api/user/worker/profile')).status).toBe(403);
});

test('the menu leads workers to their pages and shows rejected timecards as a badge', async () => {
  const menu = (await worker.get('/wand2/api/worker/menu-items?eHub=true')).body;
  expect(menu[0]).toMatchObject({ name: 'home', url: '#/worker/home' });
  const { db } = portal.api.services;
  const rejected = await db
    .selectFrom('billing_item')
    .select('id')
    .where('worker_id', '=', 1001)
    .where('status', '=', 'Rejected')
    .execute();
  expect(menu[1].badgeLabel).toBe(rejected.length > 0 ? String(rejected.length) : undefined);
  expect((await supplier.get('/wand2/api/worker/menu-items')).body[0].url).toBe('#/manager/home');
});

test('countries come sorted by their code, with calling codes', async () => {
  const countries = (await worker.get('/wand2/api/countries?sort=code')).body;
  const codes = countries.map((country: { countryCode: string }) => country.countryCode);
  expect(codes).toEqual(codes.toSorted());
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ countryCode: 'US', name: 'United States', phoneCode: '1' });
});

test('contacts: help desk by country, the own client only', async () => {
  expect((await worker.get('/wand2/api/users/help-desk-contacts')).body).toContainEqual({
    country: 'Japan',
    phoneOrEmail: 'support.jp@portal.example',
  });
  expect((await worker.get('/wand2/api/clients/1/corporate/contacts')).body[0].name).toBe('Renee Caldwell');
  expect((await worker.get('/wand2/api/clients/1/contacts/mspContact')).body.name).toBe('Priya Natarajan');
  expect((await worker.get('/wand2/api/clients/1/contacts/helpdesk')).body.length).toBeGreaterThan(4);
  expect((await supplier.get('/wand2/api/clients/2/contacts/helpdesk')).status).toBe(404);
  expect((await worker.get('/wand2/api/clients/contacts/configProperty')).body.supportPortalUrl).toMatch(/^https:/);
});

test('engagement contacts name the supplier of each engagement', async () => {
  const contacts = (await worker.get('/wand2/api/users/engagement-contacts')).body;
  expect(contacts.length).toBeGreaterThan(0);
  expect(contacts[0]).toEqual({ engagementId: expect.any(Number), supplierName: expect.stringMatching(/\w/) });
});

test('the languages need no user', async () => {
  const languages = (await portal.client().get('/wand2/manual/api/languages')).body;
  expect(languages).toHaveLength(localeNames.length);
  expect(languages).toContainEqual({ locale: 'sv_SE', language: 'sv', country: 'SE', name: 'Svenska (Sverige)' });
});

test.each([
  ['en_GB', 'dd/MM/yyyy', 'DD/MM/YYYY'],
  ['de-DE', 'dd.MM.yyyy', 'DD.MM.YYYY'],
  ['nl_NL', 'dd-MM-yyyy', 'DD-MM-YYYY'],
  ['sv_SE', 'yyyy-MM-dd', 'YYYY-MM-DD'],
  ['ja_JP', 'yyyy/MM/dd', 'YYYY/MM/DD'],
  ['ko_KR', 'MM/dd/yyyy', 'MM/DD/YYYY'],
])('the locale cookie %s gives the dates %s', async (cookie, dateFormat, momentDateFormat) => {
  const browser = portal.client();
  browser.cookies.set('user_locale', cookie);
  expect((await browser.get('/client/session/locale.html')).body.data).toMatchObject({ dateFormat, momentDateFormat });
});

test('without cookie and user the locale is en US', async () => {
  expect((await portal.client().get('/client/session/locale.html')).body.data).toMatchObject({
    language: 'en',
    country: 'US',
  });
});

test('a page without cookies of ours has the locale of the access token’s user, or the one that it asks for', async () => {
  const browser = await portal.signedIn('worker-mobile');
  await browser.post('/wand2/api/account/profile', { language: 'sv', country: 'SE' });
  const locale = async (headers: Record<string, string>) =>
    (await portal.client().get('/client/session/locale.html', { headers })).body.data.language;
  expect(await locale({ authorization: `Bearer ${browser.accessToken}` })).toBe('sv');
  expect(await locale({ authorization: 'Bearer nobody-has-this-token' })).toBe('en');
  expect(await locale({ authorization: `Bearer ${browser.accessToken}`, 'x-user-locale': 'ar_AE' })).toBe('ar');
});

test('bulk assignments are kept as they were sent, and not from workers (docs: api#api-bulk-assign)', async () => {
  const manager = await portal.signedIn('manager');
  const payload = { assignees: [1002, 1004], note: 'cover' };
  expect((await manager.post('/wand2/api/requests/5000/bulk-assign?dw=false', payload)).body.status).toBe('success');
  const row = await portal.api.services.db.selectFrom('request_bulk_assignment').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ request_id: 5000, dw: false, payload });
  expect((await worker.post('/wand2/api/requests/5000/bulk-assign?dw=false', payload)).status).toBe(403);
  expect((await manager.post('/wand2/api/requests/7/bulk-assign?dw=false', payload)).status).toBe(404);
});
