import { generate } from 'otplib';
import { changePermission } from './admin/change-permission.ts';
import { addDays, dateIn } from './billing/calendar.ts';
import { companySettings } from './company-sign-in/settings.ts';
import { endStreams } from './notifications/live.ts';
import { stopLink } from './reminders/links/mail-links.ts';
import { messagesTo, newestCode } from './testing/codes.ts';
import { readContract, recordExchanges } from './testing/contract.ts';
import { exampleRecorder } from './testing/example-recorder.ts';
import { LISTED_CALLS } from './testing/listed-calls.ts';
import { startOpenIdProvider } from './testing/services/openid-provider.ts';
import { ProviderVisitor } from './testing/services/openid-walk.ts';
import { SoftwareAuthenticator } from './testing/services/software-authenticator.ts';
import { startApi } from './testing/start-api.ts';
import type { RequestOptions, TestClient } from './testing/test-client.ts';

/** Every call of the reference with existing data, checked against openapi.json. */

const provider = await startOpenIdProvider();
const server = await startApi({ company: companySettings(provider.environment) });
provider.trust(server.origin);
const recorder = recordExchanges(server.origin);
afterAll(async () => {
  recorder.restore();
  await server.close();
  await provider.close();
});
const contract = await readContract(server);
const examples = exampleRecorder();
afterAll(() => examples.write());
const worker = await server.signedIn('worker');
/** The account with the project. */
const templates = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');
const { db } = server.api.services;

/** Milliseconds, because the largest schemas are compiled in this time. */
const PATIENCE = 60_000;

const today = dateIn('America/Los_Angeles', server.api.services.now());
const month = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const BILLING = '/wand2/api/billing';
const ITEMS = `${BILLING}/billing-items`;
const REGISTRATIONS = '/wand2/api/passwordRegistrations';
const CLIENT = '/wand2/api/clients/1';
const LIST = '/wand2/api/configuration/cfReferenceList';
const ENGAGEMENT = 5000;
/** The reference list of cost centres, and a drill-down of three levels. */
const [FLAT, DEEP] = [601, 613];

const itemOf = async (workerId: number, type: string, status?: string) => {
  let query = db
    .selectFrom('billing_item')
    .select(['id', 'engagement_id'])
    .where('type', '=', type as 'TIME');
  if (status) query = query.where('status', '=', status as 'Saved');
  return query.where('worker_id', '=', workerId).orderBy('id').executeTakeFirstOrThrow();
};
const approved = await itemOf(1001, 'TIME', 'Approved');
const [expense, project] = [await itemOf(1001, 'EXPENSE'), await itemOf(1008, 'PROJECT')];
const { id: dayId } = await db.selectFrom('billing_item_detail').select('id').orderBy('id').executeTakeFirstOrThrow();

/** Makes a request, and checks the response against openapi.json. */
async function ask(client: TestClient, method: string, path: string, options: RequestOptions = {}) {
  const before = recorder.exchanges.length;
  const response = await client.request(method, path, options);
  const exchange = recorder.exchanges[before];
  if (!exchange) throw new Error(`${method} ${path} was not recorded.`);
  expect([response.status, response.status === 200 ? '' : response.text]).toEqual([200, '']);
  expect(contract.issues(exchange)).toEqual([]);
  examples.note(contract.operationId(exchange), exchange);
  return response.body;
}
const get = (path: string) => ask(worker, 'GET', path);
const post = (path: string, json?: unknown) => ask(worker, 'POST', path, json === undefined ? {} : { json });
const put = (path: string, json: unknown) => ask(worker, 'PUT', path, { json });

// Slow: it hashes passwords at their production cost, on the embedded database.
test('an account (docs: api#api-account, api#api-account-report, api#api-session-end, api#api-passkeys, api#api-second-factor, api#api-account-sign-in)', async () => {
  const ACCOUNT = '/wand2/api/account';
  const RESET = '/wand2/manual/api/passwordReset';
  const lucia = await server.signedIn('worker-mobile');
  await server.signedIn('worker-mobile');
  const [, other] = await ask(lucia, 'GET', `${ACCOUNT}/sessions`);
  await ask(lucia, 'DELETE', `${ACCOUNT}/sessions/${other.sessionId}`);
  await ask(lucia, 'DELETE', `${ACCOUNT}/sessions`);
  const robbed = await server.signedIn('vms');
  await ask(robbed, 'POST', `${ACCOUNT}/not-me`);
  const visited = await server.signedIn('vms');
  const [{ sessionId }] = await ask(visited, 'GET', `${ACCOUNT}/sessions`);
  await ask(visited, 'POST', `${ACCOUNT}/sessions/${sessionId}/not-me`);
  await ask(lucia, 'GET', ACCOUNT);
  await ask(lucia, 'POST', `${ACCOUNT}/profile`, {
    json: { preferredName: 'Lu', timeFormat: '24', numberFormat: 'point-comma', timeZone: 'Europe/Madrid' },
  });
  await ask(lucia, 'GET', `${ACCOUNT}/profile`);
  await ask(lucia, 'GET', `${ACCOUNT}/session`);
  await ask(lucia, 'POST', `${ACCOUNT}/session`);
  await ask(lucia, 'GET', `${ACCOUNT}/data`);
  await ask(lucia, 'DELETE', `${ACCOUNT}/recent`);
  await ask(lucia, 'POST', `${REGISTRATIONS}/authenticate`, {
    json: { userName: 'worker-mobile', password: 'Portal-2026' },
  });
  await ask(lucia, 'POST', `${ACCOUNT}/password`, { json: { password: 'Tram-Kiwi-86' } });
  await ask(lucia, 'POST', `${REGISTRATIONS}/authenticate`, {
    json: { userName: 'worker-mobile', password: 'Tram-Kiwi-86' },
  });
  const device = new SoftwareAuthenticator(server.origin);
  const creation = await ask(lucia, 'POST', `${ACCOUNT}/passkeys/options`);
  const added = { name: 'MacBook', credential: device.create(creation) };
  const { passkeyId } = await ask(lucia, 'POST', `${ACCOUNT}/passkeys`, { json: added });
  await ask(lucia, 'PUT', `${ACCOUNT}/passkeys/${passkeyId}`, { json: { name: 'MacBook Air' } });
  const phone = server.client();
  const SIGN_IN = '/wand2/manual/api/signIn';
  const asked = await ask(phone, 'POST', `${SIGN_IN}/passkey/options`, { json: { secondFactor: false } });
  await ask(phone, 'POST', `${SIGN_IN}/passkey`, {
    json: { credential: device.get(asked), returnUrl: '/#/worker/home' },
  });
  await ask(lucia, 'DELETE', `${ACCOUNT}/passkeys/${passkeyId}`);
  const { secret } = await ask(lucia, 'POST', `${ACCOUNT}/authenticator`);
  const appCode = await generate({ secret, epoch: Math.floor(server.api.services.now().getTime() / 1000) });
  await ask(lucia, 'POST', `${ACCOUNT}/authenticator/confirm`, { json: { code: appCode } });
  const { codes } = await ask(lucia, 'POST', `${ACCOUNT}/recovery-codes`);
  const browser = server.client();
  const credentials = { userName: 'worker-mobile', password: 'Tram-Kiwi-86' };
  await ask(browser, 'POST', '/wand2/manual/api/signIn', { json: credentials });
  const proof = { method: 'recovery-code', code: codes[0] };
  await ask(browser, 'POST', '/wand2/manual/api/signIn/secondFactor', { json: proof });
  await ask(lucia, 'DELETE', `${ACCOUNT}/authenticator`);
  await ask(lucia, 'PUT', `${ACCOUNT}/contact-step`, { json: { isOn: true } });
  await ask(browser, 'POST', '/wand2/manual/api/signIn', { json: credentials });
  await ask(browser, 'GET', `${SIGN_IN}/secondFactor`);
  await ask(browser, 'POST', `${SIGN_IN}/secondFactor/code`, { json: { channel: 'Email' } });
  await ask(lucia, 'PUT', `${ACCOUNT}/contact-step`, { json: { isOn: false } });
  const stranger = server.client();
  const { reset } = await ask(stranger, 'POST', RESET, { json: { account: 'worker-mobile' } });
  await ask(stranger, 'POST', `${RESET}/code`, { json: { reset, channel: 'Email' } });
  const code = await newestCode(server, 'lucia.fernandez@example.com');
  await ask(stranger, 'POST', `${RESET}/verify`, { json: { reset, code } });
  await ask(stranger, 'POST', `${RESET}/password`, { json: { reset, password: 'Portal-Tram-27' } });
  await ask(stranger, 'POST', `${RESET}/review`, { json: { reset } });
  await ask(stranger, 'POST', `${RESET}/review/remove`, { json: { reset, kind: 'passkey', id: '1' } });
  const json = { userName: 'worker-mobile', password: 'Portal-Tram-27', returnUrl: '/#/worker/home' };
  await ask(stranger, 'POST', '/wand2/manual/api/signIn', { json });
  const [notice] = await messagesTo(server, 'lucia.fernandez@example.com');
  const report = /report=([\w.-]+)/.exec(notice?.text ?? '')?.[1];
  await ask(stranger, 'POST', '/wand2/manual/api/accountReport/preview', { json: { report } });
  await ask(stranger, 'POST', '/wand2/manual/api/accountReport', { json: { report } });
});

test('the company’s sign-in (docs: api#api-company-sign-in)', async () => {
  const browser = await server.signedIn('supplier');
  await ask(browser, 'GET', '/wand2/manual/api/signIn/options');
  await ask(browser, 'POST', `${REGISTRATIONS}/authenticate`, {
    json: { userName: 'supplier', password: 'Portal-2026' },
  });
  const { location } = await ask(browser, 'POST', '/wand2/api/account/company');
  const back = await new ProviderVisitor(provider.issuer).signIn(location, 'ines');
  expect((await browser.get(back.replace(server.origin, ''))).status).toBe(303);
  expect((await browser.get('/wand2/manual/api/signIn/company')).status).toBe(303);
  const token = await provider.sign({
    iss: provider.issuer,
    aud: 'portal',
    iat: Math.floor(Date.now() / 1000),
    jti: 'once',
    sub: 'stranger',
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  const body = new URLSearchParams({ logout_token: token });
  const ended = await browser.request('POST', '/wand2/manual/api/signIn/company/logout', { body });
  expect(ended.body).toEqual({ ended: 0 });
  await ask(browser, 'DELETE', '/wand2/api/account/company');
});

test('identity and recovery (docs: api#api-geolocation-key, api#api-countries, api#api-locale, api#api-privacy, api#api-translation)', async () => {
  await post(`${REGISTRATIONS}/1001/email`, { email: 'amara@example.com' });
  const code = await newestCode(server, 'amara@example.com');
  expect((await post(`${REGISTRATIONS}/1001/register`, { code, type: 'Email' })).status).toBe('success');
  await post(`${REGISTRATIONS}/1001/mobile`, { mobile: '+1 213 373 4253', countryCode: 'us' });
  await post(`${REGISTRATIONS}/authenticate`, { userName: 'worker', password: 'Portal-2026' });
  await get(`${REGISTRATIONS}/1001`);
  await post(`${REGISTRATIONS}/1001/removeMobile`, {});
  await get(`${REGISTRATIONS}/googleApiKey`);
  await get('/wand2/api/countries?sort=code');
  await get('/wand2/api/users/current?noCache=true');
  await get('/pro/common/userInfo');
  await get('/generic/session/getToken.html');
  await get('/client/session/locale.html');
  await get('/wand2/api/privacyPolicy/verifyEU');
  const labels = { labels: ['LBL_CANCEL'], language: 'fr', country: 'CA' };
  expect(await post('/wand2/api/translation', labels)).toEqual({ LBL_CANCEL: 'Annuler' });
  expect(await post('/wand2/manual/api/translation', labels)).toEqual({ LBL_CANCEL: 'Annuler' });
});

test('notifications (docs: api#api-notifications)', async () => {
  const LIST = '/wand2/api/notifications';
  const at = server.api.services.now();
  await db.insertInto('notification').values({ reader_id: 1001, event_kind: 'new-device', noted_at: at }).execute();
  const [one] = (await get(`${LIST}?kind=new-device`)).notifications;
  await get(`${LIST}/unread`);
  await post(`${LIST}/read`, { ids: [one.id], isRead: true });
  const { markedAt } = await post(`${LIST}/all-read`);
  await post(`${LIST}/all-read/undo`, { markedAt });
  // A stream ends when the server wants it to.
  const ending = setInterval(() => endStreams(server.api.services), 20);
  await get(`${LIST}/events`).finally(() => clearInterval(ending));
});

test('the calendar of due dates (docs: api#api-calendar)', async () => {
  const ADDRESS = '/wand2/api/account/calendar';
  await get(ADDRESS);
  const { address } = await post(ADDRESS);
  await ask(server.client(), 'GET', new URL(address).pathname);
  await ask(worker, 'DELETE', ADDRESS);
});

test('linked accounts (docs: api#api-account-switch)', async () => {
  const linked = await post('/user/link/linkedAccounts.html', { userName: 'worker-email', password: 'Portal-2026' });
  const [{ linkedAccountId }] = await get('/user/link/linkedAccounts.html');
  expect(linked).toBeDefined();
  await put('/user/link/linkedAccountNickName.html', { linkedAccountId, nickName: 'Second' });
  await get(`/user/link/linkedAccountNickName.html?linkedAccountId=${linkedAccountId}`);
  await get('/user/link/linkedAccountsForSwitch.html');
  await get('/user/link/searchForSsoAccounts.html?email=worker%40example.com');
  await post('/user/link/userToLinkAccountDetails.html', { userName: 'worker-email' });
  await get('/user/link/linkedNotification.html');
  await get('/wand2/api/account/recent');
  await put('/wand2/api/account/mails/reminders', { isOn: false });
  await ask(manager, 'GET', '/wand2/api/billing/approvals/not-submitted');
  await ask(manager, 'POST', '/wand2/api/billing/approvals/not-submitted/remind', { json: { engagementIds: [5201] } });
  await put('/wand2/api/account/reminders', { hour: 9, digest: 'daily', bySms: false });
  await ask(worker, 'DELETE', '/wand2/api/account/mails/refusal');
  const stop = new URL(stopLink(server.api.services.options, 1001, 'due'), server.origin).pathname;
  await get(stop);
  await ask(worker, 'POST', stop);
  const other = await server.signedIn('worker');
  await ask(other, 'POST', '/wand2/api/account/switch', { json: { linkedAccountId } });
  await ask(worker, 'DELETE', `/user/link/linkedAccounts.html?linkedAccountId=${linkedAccountId}`);
});

test('settings of a user (docs: api#api-recent)', async () => {
  await post('/wand2/api/users/page-setting/save', { pageName: 'time-expense', settings: { size: 20 } });
  await get('/wand2/api/users/page-setting');
  await get('/wand2/api/users/landingPage/1001');
  await post('/wand2/api/users/update/1001/landingPage/Home');
  await get('/wand2/api/users/updateUserTutorial/user/1001/tutorialViewed/true');
  await post('/wand2/api/users/recently-viewed', { userId: 1001, objectId: ENGAGEMENT, type: 'engagement' });
  const { id } = await post('/ratepoint/api/users/recentSearch', { searchText: 'welders' });
  await get('/ratepoint/api/users/recentSearch');
  await ask(worker, 'DELETE', `/ratepoint/api/users/recentSearch/${id}`);
});

test(
  'billing',
  async () => {
    await get(`${ITEMS}?page=0&size=5&sort=periodEndDate,desc&type=TIME,EXPENSE`);
    for (const end of ['', '/general-info', '/detail-items']) await get(`${ITEMS}/${approved.id}${end}`);
    await post(`${ITEMS}/${approved.id}/receipt/mail`);
    await get(`${ITEMS}/detail-items/${dayId}`);
    await ask(templates, 'GET', `${ITEMS}/${project.id}/project-billing-with-all-details`);
    await get(`${ITEMS}/${expense.id}/expense-edit-metadata?engagementId=${expense.engagement_id}`);
    await ask(templates, 'GET', `${ITEMS}/${project.id}/project-edit-metadata?engagementId=${project.engagement_id}`);
    const entered = `engagementId=${expense.engagement_id}&type=BENEFIT`;
    await ask(manager, 'GET', `${ITEMS}/0/adjustment-edit-metadata?${entered}`);
    await get(`${ITEMS}/${approved.id}/worker/totalhours?engagementId=${approved.engagement_id}`);
    const which = `engagementId=${ENGAGEMENT}&selectedDate=${encodeURIComponent(month(today))}`;
    await get(`${BILLING}/previous-period-details?${which}`);
    await get(`${ITEMS}/creation-date-validation?${which}`);
    const several = `engagementIds=${ENGAGEMENT},5036&selectedDate=${encodeURIComponent(month(today))}`;
    await get(`${ITEMS}/timecards/validateCreationDates?${several}`);
    const metadata = await get(`${ITEMS}/0/metadata?${which}`);
    const [workedDate] = metadata.workedDates;
    const card = {
      id: 0,
      version: 0,
      requisitionId: ENGAGEMENT,
      timecardTemplateId: metadata.timecardTemplateId,
      periodEndDate: metadata.earningsEndDate,
      billingItemDetails: [
        {
          workedDate,
          noBreakTaken: true,
          timeEntrySpanDtos: [
            { startTimeStr: `${workedDate} 09:00`, endTimeStr: `${workedDate} 15:00`, timeEntrySpanType: 'Labor' },
          ],
        },
      ],
    };
    const saved = await post(ITEMS, card);
    expect(saved.billingItemId).toBeGreaterThan(0);
    const submitted = await post(`${ITEMS}/submit`, { ...card, id: saved.billingItemId, version: saved.version });
    expect(submitted.status).toBe('Pending');
    const expenses = [{ expenseDate: workedDate, category: 'Meals', expenseType: 'Lunch', amount: 12.5 }];
    const { requisitionId, periodEndDate } = card;
    const claimed = await post(ITEMS, { id: 0, version: 0, requisitionId, periodEndDate, type: 'EXPENSE', expenses });
    expect(claimed.billingItemId).toBeGreaterThan(0);
    const next = `engagementId=${ENGAGEMENT}&selectedDate=${addDays(today, 7)}`;
    expect((await get(`${ITEMS}/did-not-work?${next}`)).errors).toEqual([]);
    expect((await post(`${ITEMS}/did-not-work?${next}`)).billingItemId).toBeGreaterThan(0);
    await get(`${BILLING}/work-periods/${metadata.workPeriod.id}`);
    const { id: ruleId } = await db.selectFrom('overtime_rule').select('id').executeTakeFirstOrThrow();
    await get(`${BILLING}/overtime-rules/${ruleId}`);
  },
  PATIENCE,
);

test('contacts, documents, jobs (docs: api#api-upload)', async () => {
  await get('/wand2/api/job/LeaveDataExtractionJob/isJobRunning');
  for (const end of ['corporate/contacts', 'contacts/mspContact', 'contacts/helpdesk']) await get(`${CLIENT}/${end}`);
  await get('/wand2/api/clients/contacts/configProperty');
  await get('/wand2/api/users/help-desk-contacts');
  await get('/wand2/api/users/engagement-contacts');
  const file = () => {
    const body = new FormData();
    body.append('file', new Blob(['Hours of the week']), 'hours.txt');
    return { body };
  };
  const { attachmentKey } = await ask(worker, 'POST', '/wand2/api/fileupload/0/uploadonly', file());
  await ask(worker, 'POST', '/client/upload.html', file());
  const query = new URLSearchParams({ attName: attachmentKey, context: 'billing', tk: worker.accessToken ?? '' });
  expect(await get(`/servlet/filestream?${query}`)).toBe('Hours of the week');
});

test('files (docs: api#api-exports, api#api-item-pdf)', async () => {
  const { exportId } = await post('/wand2/api/exports', {
    list: 'billing-items',
    format: 'csv',
    query: { type: 'TIME' },
  });
  await get(`/wand2/api/exports/${exportId}`);
  expect(await get(`/wand2/api/exports/${exportId}/file`)).toContain('Approved');
  const table = { columns: [{ heading: 'Hours', kind: 'decimal' }], rows: [[7.5]] };
  const sent = await post('/wand2/api/exports/tables', { title: 'Hours', format: 'csv', separator: 'comma', ...table });
  expect(await get(`/wand2/api/exports/${sent.exportId}/file`)).toContain('7.5');
  expect(await get(`${ITEMS}/${approved.id}/pdf`)).toContain('%PDF-1');
});

test('payroll (docs: api#api-payroll)', async () => {
  await changePermission(
    db,
    { userName: 'manager', permission: 'PAYROLL_EXPORT', grants: true },
    server.api.services.now(),
  );
  const period = { from: '2020-01-01', until: today };
  await ask(manager, 'GET', `${CLIENT}/payroll/changes?${new URLSearchParams(period)}`);
  const { number } = await ask(manager, 'POST', `${CLIENT}/payroll/batches`, { json: period });
  await ask(manager, 'GET', '/wand2/api/payroll/companies');
  await ask(manager, 'GET', `${CLIENT}/payroll/batches`);
  await ask(manager, 'GET', `${CLIENT}/payroll/batches/${number}?after=1&size=2`);
  expect(await ask(manager, 'GET', `${CLIENT}/payroll/batches/${number}/file`)).toContain('batchNumber');
});

test('worker, engagements, surveys (docs: api#api-languages, api#api-public-access, api#api-periods, api#api-hour-status, api#api-worker, api#api-menu, api#api-surveys)', async () => {
  await get('/wand2/manual/api/languages');
  await get('/wand2/api/user/hasPublicAPIAccess/1/1001');
  await get('/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200');
  await get('/wand2/engagement/api/engagement/items/timeentries?pageNo=0&pageSize=20');
  await get(`/wand2/api/engagement/engagements/${ENGAGEMENT}/periods`);
  await get(`/wand2/engagement/api/hourstatus?engagementId=${ENGAGEMENT}`);
  await get('/wand2/api/user/worker/profile');
  await post('/wand2/api/user/worker/profile', { preferredName: 'Amara' });
  expect((await get('/wand2/api/worker/menu-items?eHub=true')).length).toBeGreaterThan(2);
  await get('/wand2/api/workers/clients');
  await get(`/wand2/api/engagement/engagements/${ENGAGEMENT}/worker-billing-submit`);
  await get(`/wand2/api/engagement/engagements/${ENGAGEMENT}/worker/timeentry/submit`);
  const surveys = await get(`/wand2/api/engagements/surveys?engagementId=${ENGAGEMENT}`);
  const { surveyId } = surveys.find((one: { completed: boolean }) => !one.completed);
  const path = `/wand2/api/engagements/${ENGAGEMENT}/survey`;
  const { questions } = await get(`${path}-questionnaire?surveyId=${surveyId}`);
  const responses = questions.map((one: { questionId: number; questionType: string; options: string[] }) => ({
    questionId: one.questionId,
    values: [one.questionType === 'Rating' ? '4' : (one.options[0] ?? 'Clear.')],
  }));
  expect(await post(`${path}?surveyId=${surveyId}`, { answers: responses })).toEqual({ surveyId, completed: true });
});

test('custom fields (docs: api#api-custom-fields, api#api-field-definitions)', async () => {
  expect((await get(`${CLIENT}/cfs/billing/activeOnly`)).length).toBeGreaterThan(10);
  await get(`${CLIENT}/customFields`);
  await get(`${CLIENT}/customFields?objectClass=worker&objectId=1001`);
  await get(`${CLIENT}/requests/${ENGAGEMENT}/customFields/fieldSection?fieldSection=general&reqType=standard`);
  await get(`${CLIENT}/customFields/fieldSection?fieldSection=general&fetchValue=true&objectId=${ENGAGEMENT}`);
  await get(`${CLIENT}/customFields/assigncandidate?reqType=standard`);
  await get(`${CLIENT}/customFields/validation?reqType=standard`);
  await get(`${CLIENT}/workerCustomFields?pageName=profile&sectionName=profile&userType=Worker&displayOnMS=true`);
  await get(`${CLIENT}/cfs/request/${ENGAGEMENT}?cfSection=general&reqType=standard`);
  await ask(manager, 'POST', `/wand2/api/requests/${ENGAGEMENT}/bulk-assign?dw=false`, {
    json: { candidates: [1, 2] },
  });
});

test('reference lists and drill-downs (docs: api#api-custom-fields, api#api-reference-lists, api#api-drill-down, api#api-filter-options)', async () => {
  for (const end of ['referenceListValues', 'values']) await get(`${LIST}/${FLAT}/${end}?pageSize=5`);
  for (const end of ['search', 'searchKey', 'searchStartWithKey']) {
    expect((await get(`${LIST}/${FLAT}/values/${end}?searchKey=cc-0001&pageSize=10`)).length).toBe(10);
  }
  const { value } = (await get(`${LIST}/${FLAT}/values?pageSize=1`))[0];
  expect((await get(`${LIST}/${FLAT}/value?value=${encodeURIComponent(value)}&isCaseSensitive=true`)).found).toBe(true);
  const levels = { hstr1: 'Company 1', hstr2: 'Division 1' };
  expect((await put(`${LIST}/${DEEP}/idname`, levels)).length).toBeGreaterThan(0);
  await put(`${LIST}/${DEEP}/refvalue`, { ...levels, hstr3: 'Department 1' });
  await put(`${LIST}/${DEEP}/allLevelValues`, levels);
  const end = `requisitionId=${ENGAGEMENT}&billingItemEndDateInTime=${Date.parse(today)}&billingCostAllocationFieldId=701`;
  await get(`${LIST}/${FLAT}/filteredCostAllocationCFRefValues?${end}`);
  const day = `requisitionId=${ENGAGEMENT}&workedDate=${today}&billingCostAllocationFieldId=701`;
  await get(`${LIST}/${FLAT}/filteredCostAllocationCFRefValuesByWorkedDate?${day}`);
  for (const path of ['drillDownDisplayData/709/requisition', 'billingDrillDownDisplayData/709/billingItem']) {
    await get(`${LIST}/${path}`);
  }
  await get(`${LIST}/billingDrillDownDisplayData/709`);
});

test('insights (docs: api#api-insights)', async () => {
  for (const end of ['hours', 'money', 'decisions?weeks=13']) await ask(manager, 'GET', `/wand2/api/insights/${end}`);
  const reports = '/wand2/api/insights/reports';
  const [made] = (await ask(manager, 'POST', reports, { json: { toUserId: 1002, frequency: 'weekly' } })).reports;
  await ask(manager, 'GET', reports);
  await ask(manager, 'DELETE', `${reports}/${made.reportId}`);
});

test('a new access token, and signing out (docs: api#api-token, api#api-logout)', async () => {
  const browser = await server.signedIn('worker-email');
  const before = recorder.exchanges.length;
  expect((await browser.refresh()).status).toBe(200);
  const [exchange] = recorder.exchanges.slice(before);
  expect(exchange && contract.issues(exchange)).toEqual([]);
  expect((await browser.get('/logout.html')).status).toBe(303);
});

/** A body with each number in turn replaced by values that no id, count or amount can have. */
function* withBadNumbers(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [0.5, 1e12, -1, 1e300];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const bad of withBadNumbers(inner)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = bad;
      yield copy;
    }
  }
}

/** The same for the numbers in a path. */
function* withBadIds(path: string): Generator<string> {
  for (const { index, 0: found } of path.matchAll(/(?<=[/=])\d+(?=[/&?]|$)/g)) {
    for (const bad of ['0.5', '1000000000000', '-1', '1e3', '2147483648']) {
      yield path.slice(0, index) + bad + path.slice(index + found.length);
    }
  }
}

// Slow: it sends hundreds of calls to the embedded database.
test(
  'no number breaks a call: what is none of its kind is refused',
  async () => {
    const sent = recorder.exchanges.filter(
      ({ status, path }) => status === 200 && path !== '/wand2/tokens/getAccessToken',
    );
    const broken: string[] = [];
    const ask = async (exchange: (typeof sent)[number], address: string, body: string | undefined) => {
      const { method, headers } = exchange;
      const { status } = await fetch(server.origin + address, { method, headers, ...(body ? { body } : {}) });
      if (status >= 500) broken.push(`${method} ${address} ${body ?? ''} → ${status}`);
    };
    for (const exchange of sent) {
      const { path, query, bodyType, body } = exchange;
      const address = query.size > 0 ? `${path}?${query}` : path;
      for (const bad of withBadIds(address)) await ask(exchange, bad, body || undefined);
      if (bodyType !== 'application/json') continue;
      for (const bad of withBadNumbers(JSON.parse(body))) await ask(exchange, address, JSON.stringify(bad));
    }
    expect(broken).toEqual([]);
  },
  PATIENCE,
);

test('every call of the reference was among them (docs: api#api-users, api#api-links, api#api-billing, api#api-engagements)', () => {
  const asked = recorder.exchanges.filter(({ status }) => status === 200 || status === 303);
  const isAsked = ([method, path]: readonly [string, string]) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    return asked.some((exchange) => exchange.method === method && pattern.test(exchange.path));
  };
  expect(LISTED_CALLS.filter((call) => !isAsked(call))).toEqual([]);
});
