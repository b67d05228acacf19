import { readdirSync } from 'node:fs';
import { CallError, configureClient, openSession } from 'shared-client';
import * as accountSubject from 'shared-client/account';
import * as calendarSubject from 'shared-client/calendar-feed';
import * as contactsSubject from 'shared-client/contacts';
import * as countriesSubject from 'shared-client/countries';
import * as documentsSubject from 'shared-client/documents';
import * as exportsSubject from 'shared-client/exports';
import * as jobsSubject from 'shared-client/jobs';
import * as linksSubject from 'shared-client/links';
import * as localeSubject from 'shared-client/locale';
import * as notificationsSubject from 'shared-client/notifications';
import * as payrollSubject from 'shared-client/payroll';
import * as recoverySubject from 'shared-client/recovery';
import * as translationSubject from 'shared-client/translation';
import * as usersSubject from 'shared-client/users';
import * as workerSubject from 'shared-client/worker';
import { endStreams } from './notifications/live.ts';
import { browserFetch } from './testing/browser-fetch.ts';
import { newestCode } from './testing/codes.ts';
import { readContract, recordExchanges, watched } from './testing/contract.ts';
import { SoftwareAuthenticator } from './testing/services/software-authenticator.ts';
import { startApi } from './testing/start-api.ts';
import { uploadByFetch } from './testing/upload-by-fetch.ts';
import { localeNames } from './translations/locales.ts';

/**
 * The typed functions of shared-client against the server and its openapi.json. The subjects of billing are in
 * `billing/client-agreement.test.ts`.
 */
const server = await startApi();
const worker = await server.signedIn('worker');
const recorder = recordExchanges(server.origin);
const restoreFetch = browserFetch(server.origin, worker);
const restoreUpload = uploadByFetch();
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreUpload();
  restoreFetch();
  recorder.restore();
  await server.close();
});

const subjects = {
  account: watched(accountSubject),
  calendarFeed: watched(calendarSubject),
  contacts: watched(contactsSubject),
  countries: watched(countriesSubject),
  documents: watched(documentsSubject),
  exports: watched(exportsSubject),
  jobs: watched(jobsSubject),
  links: watched(linksSubject),
  locale: watched(localeSubject),
  notifications: watched(notificationsSubject),
  payroll: watched(payrollSubject),
  recovery: watched(recoverySubject),
  translation: watched(translationSubject),
  users: watched(usersSubject),
  worker: watched(workerSubject),
};
const { calls: account } = subjects.account;
const { calls: calendar } = subjects.calendarFeed;
const { calls: contacts } = subjects.contacts;
const { calls: countries } = subjects.countries;
const { calls: documents } = subjects.documents;
const { calls: files } = subjects.exports;
const { calls: jobs } = subjects.jobs;
const { calls: links } = subjects.links;
const { calls: locale } = subjects.locale;
const { calls: notifications } = subjects.notifications;
const { calls: payroll } = subjects.payroll;
const { calls: recovery } = subjects.recovery;
const { calls: translation } = subjects.translation;
const { calls: users } = subjects.users;
const { calls: workers } = subjects.worker;

const ME = 1001;
const PASSWORD = 'Portal-2026';

test('account: sessions, data, the password, and a reset up to its code (docs: api#api-reset)', async () => {
  expect((await account.getAccount()).landingPage).toBe('Home');
  expect((await account.getSessions())[0]?.isCurrent).toBe(true);
  await expect(account.endSession(1)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await account.endOtherSessions()).toBe(0);
  expect(await account.getSignInOptions()).toEqual({ company: null, closesPasswords: false });
  await expect(account.linkCompany()).rejects.toMatchObject({ kind: 'not-found' });
  await expect(account.unlinkCompany()).rejects.toMatchObject({ kind: 'forbidden' });
  expect((await account.getProfile()).timeZone).toBeNull();
  expect((await account.saveProfile({ timeFormat: '24' })).timeFormat).toBe('24');
  expect((await account.getSessionEnd()).endsInSeconds).toBeGreaterThan(0);
  expect((await account.extendSession()).mayExtend).toBe(false);
  expect((await account.getOwnData()).parts).toHaveProperty('profile');
  expect(await account.clearRecent()).toEqual({ status: 'success' });
  expect(await account.chooseMail('reminders', true)).toEqual({ status: 'success' });
  expect(await account.chooseReminders({ hour: 9, digest: 'weekly', bySms: false })).toEqual({ status: 'success' });
  expect(await account.resumeMails()).toEqual({ status: 'success' });
  await expect(account.switchAccount(1)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(account.changePassword('Tram-Kiwi-86')).rejects.toMatchObject({ kind: 'forbidden' });
  const { reset } = await account.beginReset('worker');
  expect(await account.sendResetCode(reset, 'Email')).toMatchObject({ expiresInSeconds: 600 });
  expect(await account.proveReset(reset, '12345678')).toMatchObject({ statusReason: 'INVALID_CODE' });
  await expect(account.finishReset(reset, 'Tram-Kiwi-86')).rejects.toMatchObject({ kind: 'validation' });
  await expect(account.getResetReview(reset)).rejects.toMatchObject({ kind: 'validation' });
  const one = { kind: 'passkey', id: '1' } as const;
  await expect(account.removeReviewed(reset, one)).rejects.toMatchObject({ kind: 'validation' });
  const report = `rt.${'0'.repeat(8)}.${'a'.repeat(12)}.${'b'.repeat(22)}`;
  await expect(account.previewReport(report)).rejects.toMatchObject({ kind: 'validation' });
  await expect(account.reportAccount(report)).rejects.toMatchObject({ kind: 'validation' });
  await expect(account.reportSession(1)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(account.addAuthenticator()).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.confirmAuthenticator('123456')).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.renewRecoveryCodes()).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.removeAuthenticator()).rejects.toMatchObject({ kind: 'forbidden' });
  const proof = { method: 'authenticator', code: '123456' } as const;
  await expect(account.getSecondFactors()).rejects.toMatchObject({ kind: 'unauthorised' });
  await expect(account.sendSecondFactorCode('Email')).rejects.toMatchObject({ kind: 'unauthorised' });
  await expect(account.setContactStep(true)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.proveSecondFactor(proof)).rejects.toMatchObject({ kind: 'unauthorised' });
  await expect(account.beginPasskey()).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.removePasskey(1)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(account.renamePasskey(1, 'MacBook')).rejects.toMatchObject({ kind: 'not-found' });
  const options = await account.askForPasskey();
  const device = new SoftwareAuthenticator('http://localhost');
  const made = { ...options, rp: { id: 'localhost', name: '' }, user: { id: '', name: '', displayName: '' } };
  const passkey = { name: 'MacBook', credential: device.create({ ...made, pubKeyCredParams: [] }) };
  await expect(account.addPasskey(passkey)).rejects.toMatchObject({ kind: 'forbidden' });
  const signed = { credential: device.get(options) };
  await expect(account.signInByPasskey(signed)).rejects.toMatchObject({ kind: 'unauthorised' });
  const wrong = { userName: 'worker', password: 'wrong' };
  await expect(account.signIn(wrong)).rejects.toMatchObject({ kind: 'unauthorised' });
});

test('notifications (docs: api#api-notifications)', async () => {
  const { now } = server.api.services;
  await server.api.services.db
    .insertInto('notification')
    .values({ reader_id: ME, event_kind: 'new-device', noted_at: now() })
    .execute();
  const [one] = (await notifications.getNotifications({ kind: 'new-device' })).notifications;
  expect(await notifications.getUnread()).toBeGreaterThan(0);
  expect(await notifications.markRead([one?.id ?? 0], true)).toBe(await notifications.getUnread());
  const counts: number[] = [];
  const ending = setInterval(() => endStreams(server.api.services), 20);
  await notifications.followUnread((count) => counts.push(count)).finally(() => clearInterval(ending));
  expect(counts).toEqual([await notifications.getUnread()]);
  const { unread, markedAt } = await notifications.markAllRead();
  expect(unread).toBe(0);
  expect(await notifications.undoAllRead(markedAt)).toBe(await notifications.getUnread());
});

test('files (docs: api#api-exports)', async () => {
  const { exportId, fileName } = await files.requestExport({ list: 'billing-items', format: 'xlsx' });
  expect(fileName).toMatch(/^Time and expense \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await files.getExport(exportId)).state).toBe('ready');
  expect((await files.downloadExport(exportId)).type).toContain('spreadsheetml');
  await expect(files.getExport(1)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(files.downloadItemPdf(1)).rejects.toMatchObject({ kind: 'not-found' });
  const table = { title: 'Hours', columns: [{ heading: 'Hours', kind: 'decimal' as const }], rows: [[7.5]] };
  const sent = await files.requestTableFile({ ...table, format: 'csv' });
  expect(await (await files.downloadExport(sent.exportId)).text()).toContain('7.5');
  await expect(files.requestExport({ list: 'approvals', format: 'csv' })).rejects.toMatchObject({ kind: 'forbidden' });
});

test('the calendar of due dates (docs: api#api-calendar)', async () => {
  expect((await calendar.makeCalendarAddress()).startsWith(server.origin)).toBe(true);
  expect(await calendar.getCalendarSince()).not.toBeNull();
  expect(await calendar.revokeCalendarAddress()).toEqual({ since: null });
});

test('payroll, which a worker does not export (docs: api#api-payroll)', async () => {
  const [period, refused] = [{ from: '2026-11-01', until: '2026-11-30' }, { kind: 'forbidden' }];
  await expect(payroll.getPayrollCompanies()).rejects.toMatchObject(refused);
  await expect(payroll.getPayrollBatch(1, 1)).rejects.toMatchObject(refused);
  await expect(payroll.getPayrollBatches(1)).rejects.toMatchObject(refused);
  await expect(payroll.getPayrollChanges(1, period)).rejects.toMatchObject(refused);
  await expect(payroll.downloadPayrollBatch(1, 1)).rejects.toMatchObject(refused);
  await expect(payroll.makePayrollBatch(1, period, { idempotencyKey: 'one' })).rejects.toMatchObject(refused);
});

test('contacts (docs: api#api-contacts)', async () => {
  expect((await contacts.getCorporateContacts(1)).length).toBeGreaterThan(0);
  expect((await contacts.getMspContact(1)).name).not.toBe('');
  expect((await contacts.getClientHelpdesk(1)).length).toBeGreaterThan(0);
  expect((await contacts.getContactConfiguration()).supportPortalUrl).toMatch(/^https:/);
  expect((await contacts.getHelpDeskContacts()).length).toBeGreaterThan(0);
  expect((await contacts.getEngagementContacts()).length).toBeGreaterThan(0);
});

test('countries come with lower-case codes', async () => {
  const list = await countries.getCountries();
  expect(list.find(({ countryCode }) => countryCode === 'us')?.phoneCode).toBe('1');
  expect(list.every(({ countryCode }) => /^[a-z]{2}$/.test(countryCode))).toBe(true);
});

test('documents go up with progress and come down again', async () => {
  const file = new File(['%PDF-1.7\n%âãÏÓ\n'], 'hours.pdf', { type: 'application/pdf' });
  const shares: number[] = [];
  const { attachmentKey } = await documents.uploadFile(0, { file, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([1]);
  const stored = { attName: attachmentKey as string, context: 'billing' };
  expect((await documents.downloadFile(stored)).size).toBe(file.size);
  expect(documents.fileUrl(stored, { inline: true, displayName: 'Hours' })).toBe(
    `${server.origin}/servlet/filestream?attName=${attachmentKey}&context=billing&inline=true&displayName=Hours`,
  );
  expect((await documents.uploadToClient({ file })).fileName).toBe('hours.pdf');
  const refused = await documents.uploadFile(0, { file: new File(['MZ'], 'virus.exe') });
  expect(refused).toMatchObject({ error: 'This file virus.exe cannot be uploaded.' });
  const options = { name: 'short.pdf', signal: new AbortController().signal };
  const attached = await documents.uploadAttachment(0, file, options);
  expect(attached).toEqual({ fileName: 'short.pdf', attachmentKey: expect.stringMatching(/./) });
  expect(await documents.uploadAttachment(0, new File(['MZ'], 'long.exe'), { name: 'virus.exe' })).toMatchObject({
    attachmentKey: '',
    error: 'This file virus.exe cannot be uploaded.',
  });
});

test('jobs', async () => {
  expect(await jobs.isJobRunning('LeaveDataExtractionJob')).toBe(false);
});

test('links: made, named, listed, undone', async () => {
  const account = { userName: 'worker-email', password: PASSWORD, nickName: 'Evening job' };
  const { linkedAccountId } = await links.linkAccount(account);
  expect(await links.getNickName(linkedAccountId)).toBe('Evening job');
  expect((await links.setNickName(linkedAccountId, 'Night')).nickName).toBe('Night');
  expect(await links.getLinkedAccounts()).toHaveLength(1);
  expect(await links.getLinkedAccountsForSwitch()).toHaveLength(1);
  expect(await links.unlinkAccount(linkedAccountId)).toEqual({ status: 'success' });
  expect(await links.searchForSsoAccounts('amara@example.com')).toEqual([]);
  await expect(links.getLinkDetails('manager')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await links.getLinkedNotification()).toHaveProperty('showNotification');
});

test('locale and languages', async () => {
  expect(await locale.getSessionLocale()).toMatchObject({
    language: 'en',
    country: 'US',
    momentDateFormat: 'MM/DD/YYYY',
  });
  expect(await locale.getLanguages()).toHaveLength(localeNames.length);
});

test("recovery: 'null' is no value, a code proves an address, the password unmasks (docs: api#api-registration)", async () => {
  expect(await recovery.getRecoveryOptions(ME)).toMatchObject({ email: undefined, mobile: undefined });
  await recovery.sendEmailCode(ME, 'amara@example.com', { latitude: 40.7, longitude: -74 });
  const wrong = await recovery.register(ME, '00000000', 'Email');
  expect(wrong).toEqual({ status: 'failed', statusReason: 'INVALID_CODE' });
  const proven = await recovery.register(ME, await newestCode(server, 'amara@example.com'), 'Email');
  expect(proven.status).toBe('success');
  expect(await recovery.authenticate('worker', 'wrong')).toBe(false);
  expect(await recovery.authenticate('worker', PASSWORD)).toBe(true);
  expect((await recovery.getRecoveryOptions(ME, { unmask: true })).email).toBe('amara@example.com');
  await recovery.sendMobileCode(ME, { mobile: '2133734253', countryCode: 'us' });
  expect(await recovery.removeMobile(ME)).toEqual({ status: 'success' });
  expect(await recovery.getGoogleApiKey()).toBeUndefined();
});

test('translations, with a token and without', async () => {
  const request = { labels: ['LBL_SIGN_OUT', '__proto__'], language: 'de', country: 'DE' };
  expect((await translation.getTranslations(request)).LBL_SIGN_OUT).toBe('Abmelden');
  expect(await translation.getManualTranslations({ ...request, clientId: 1 })).toEqual({ LBL_SIGN_OUT: 'Abmelden' });
  const anonymous = recorder.exchanges.findLast(({ path }) => path === '/wand2/manual/api/translation');
  expect(anonymous?.headers.has('authorization')).toBe(false);
});

test('users: who, settings, landing page, what was viewed and searched (docs: session#current-user, api#api-recent)', async () => {
  expect(await users.getCurrentUser({ noCache: true })).toMatchObject({ userId: ME, firstName: 'Amara' });
  expect((await users.getUserInfo()).userId).toBe(ME);
  await users.savePageSetting({ pageName: 'time-expense', settings: { rows: 50 } });
  expect(await users.getPageSettings('time-expense')).toEqual([{ pageName: 'time-expense', settings: { rows: 50 } }]);
  expect(await users.updateLandingPage(ME, 'Time and Billing')).toBe('Time and Billing');
  expect(await users.getLandingPage(ME)).toBe('Time and Billing');
  expect(await users.markTutorialViewed(ME)).toEqual({ tutorialViewed: true });
  await users.addRecentlyViewed({ userId: ME, objectId: 5000, type: 'engagement', otherDetails: 'Logistics' });
  expect((await users.getRecentlyViewed())[0]).toMatchObject({ objectId: 5000, otherDetails: 'Logistics' });
  const { id } = await users.addRecentSearch({ searchText: 'forklift', type: 'requests' });
  expect((await users.getRecentSearches())[0]?.searchText).toBe('forklift');
  expect(await users.deleteRecentSearch(id)).toEqual({ status: 'success' });
  expect(typeof (await users.verifyEU())).toBe('boolean');
  expect(typeof (await users.hasPublicAPIAccess(1, ME))).toBe('boolean');
});

test('the worker: menu, profile, clients', async () => {
  expect((await workers.getMenuItems())[0]?.name).not.toBe('');
  expect((await workers.saveWorkerProfile({ preferredName: 'Ama' })).preferredName).toBe('Ama');
  expect((await workers.getWorkerProfile()).preferredName).toBe('Ama');
  expect((await workers.getWorkerClients()).length).toBeGreaterThan(0);
});

test('a call the server refuses is one of the error family', async () => {
  const refused = await recovery.getRecoveryOptions(ME + 1).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect((refused as CallError).kind).toBe('not-found');
});

test('a sign-in that was not theirs ends every session, this one last of all', async () => {
  expect(await account.endEverySession()).toBeGreaterThan(0);
});

test.each(Object.entries(subjects))(
  'every function of %s has been called (docs: api#api-users, api#api-links, api#api-billing, session#no-cache-headers)',
  (_, { left }) => {
    expect(left()).toEqual([]);
  },
);

test('no subject of shared-client is without such a test', () => {
  const folders = readdirSync(new URL('../../../shared-client/src', import.meta.url), { withFileTypes: true });
  const known = [
    ...Object.keys(subjects),
    'administration',
    'calendar-feed',
    'approvals',
    'delegates',
    'insights',
    'mailed-reports',
    'records',
    'billing',
    'custom-fields',
    'engagements',
    'surveys',
    // These make no calls.
    'upload-failure',
    'report-failure',
    'call',
    'token',
    'random-id',
    'content-key',
  ];
  expect(folders.filter((one) => one.isDirectory() && !known.includes(one.name)).map(({ name }) => name)).toEqual([]);
});

test('every exchange was as openapi.json says: path, query, body, response', async () => {
  const contract = await readContract(server);
  expect(recorder.exchanges.length).toBeGreaterThan(10);
  const complaints = recorder.exchanges.flatMap((one) =>
    contract.issues(one).map((issue) => `${one.method} ${one.path} ${issue}`),
  );
  expect(complaints).toEqual([]);
  expect(recorder.exchanges.length).toBeGreaterThan(45);
});

test('all GET calls are sent with no-cache headers (docs: session#no-cache-headers, api#api-billing)', () => {
  const gets = recorder.exchanges.filter(({ method }) => method === 'GET');
  expect(gets.filter(({ headers }) => headers.get('cache-control') !== 'no-cache, no-store')).toEqual([]);
  expect(gets.filter(({ headers }) => headers.get('pragma') !== 'no-cache')).toEqual([]);
});

test('a broken contract is reported, so nothing above passes by itself', async () => {
  const contract = await readContract(server);
  const sent = recorder.exchanges.find(({ path }) => path.endsWith('/page-setting/save'));
  if (!sent) throw new Error('No page setting was saved.');
  expect(contract.issues({ ...sent, path: '/wand2/api/elsewhere' })).toEqual(['is not in openapi.json']);
  expect(contract.issues({ ...sent, query: new URLSearchParams('a=1') })).toEqual(['sends ?a, which is unknown']);
  expect(contract.issues({ ...sent, body: '{"pageName":7}' })[0]).toMatch(/^the body /);
  expect(contract.issues({ ...sent, response: '[]' })[0]).toMatch(/^the response /);
});
