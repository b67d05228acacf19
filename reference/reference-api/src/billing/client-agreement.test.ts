import { ConflictError, configureClient, ForbiddenError, NotFoundError, openSession } from 'shared-client';
import * as billingSubject from 'shared-client/billing';
import * as customFieldsSubject from 'shared-client/custom-fields';
import * as engagementsSubject from 'shared-client/engagements';
import * as surveysSubject from 'shared-client/surveys';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday, officeDay, payloadOf, TODAY } from '../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
const worker = await server.signedIn('worker-templates');
// The sample's surveys belong to `worker`'s engagement.
await server.api.services.db.updateTable('survey').set({ engagement_id: 5035 }).execute();
const recorder = recordExchanges(server.origin);
const restoreFetch = browserFetch(server.origin, worker);
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreFetch();
  recorder.restore();
  await server.close();
});

const subjects = {
  billing: watched(billingSubject),
  'custom-fields': watched(customFieldsSubject),
  engagements: watched(engagementsSubject),
  surveys: watched(surveysSubject),
};
const billing = subjects.billing.calls;
const customFields = subjects['custom-fields'].calls;
const engagements = subjects.engagements.calls;
const surveys = subjects.surveys.calls;

const today = TODAY;
const american = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

describe('the typed functions of shared-client and the server agree', () => {
  test('engagements (docs: add-time#total-hours-shown)', async () => {
    const page = await engagements.getEngagementItems();
    expect(page.size).toBe(200);
    expect((await engagements.getEngagementTimeEntries({ pageSize: 5 })).content).toHaveLength(5);
    const dueAt = '2026-10-20T00:00:00.000Z';
    const missing = { periodStartDate: '2026-10-12', periodEndDate: '2026-10-18', dueAt };
    expect(page.content.find(({ id }) => id === 5035)?.missingPeriods.at(-1)).toEqual(missing);
    const periods = await engagements.getEngagementPeriods(5035);
    expect(periods.map(({ periodStartDate, state }) => `${periodStartDate} ${state}`).slice(-8)).toEqual([
      '2026-10-12 Missing',
      '2026-10-19 Pending',
      '2026-10-26 Rejected',
      '2026-11-02 Processed',
      '2026-11-09 Approved',
      '2026-11-16 Current',
      '2026-11-23 Upcoming',
      '2026-11-30 Upcoming',
    ]);
    expect(periods.find(({ state }) => state === 'Approved')?.hoursWorked).toBeGreaterThan(0);
    expect(await engagements.getHourStatus(5035)).toBe(true);
    // Only the program gives engagements to other managers (change-manager.test.ts).
    await expect(engagements.findEngagementManagers(5035, 'reyes')).rejects.toBeInstanceOf(NotFoundError);
    await expect(engagements.changeEngagementManager(5035, 1002)).rejects.toBeInstanceOf(NotFoundError);
    expect((await engagements.getWorkerBillingSubmit(5035)).types).toContain('TIME');
    expect(await engagements.getWorkerTimeEntrySubmit(5035)).toEqual({ engagementId: 5035, allowed: true });
  });

  test('a timecard: metadata, save with a key, totals, submit (docs: api#api-metadata, api#api-billing-save, api#api-billing-submit, api#api-total-hours)', async () => {
    const metadata = await billing.getBillingEditMetadata(0, { engagementId: 5035, willRefreshTAFWData: true });
    const [monday] = metadata.workedDates as [string];
    const payload = payloadOf(metadata, [officeDay(monday)]);
    const saved = await billing.saveBillingItem(payload, { idempotencyKey: 'agreement-1' });
    expect(await billing.saveBillingItem(payload, { idempotencyKey: 'agreement-1' })).toEqual(saved);
    const id = saved.billingItemId;
    expect((await billing.getTotalHours(id, { engagementId: 5035 }))[monday]).toBe(7.5);
    expect((await billing.getDetailItems(id))[0]?.workedDate).toBe(monday);
    const [detail] = await billing.getDetailItems(id);
    expect((await billing.getDetailItem(detail?.id as number)).timeEntrySpanDtos).toHaveLength(3);
    expect((await billing.getBillingItem(id)).status).toBe('Saved');
    const again = await billing.getBillingEditMetadata(id, { engagementId: 5035 });
    expect((await billing.submitBillingItem(payloadOf(again))).status).toBe('Pending');
    const { modifiable, receipt } = await billing.getGeneralInfo(id);
    expect([modifiable, receipt?.number, receipt?.mailTo]).toEqual([false, `${id}-1`, null]);
    const said = await billing.addItemComment(id, { text: 'Done.' }, { idempotencyKey: 'said' });
    expect(said).toMatchObject([{ text: 'Done.', byFor: null }]);
    expect(await billing.mailReceipt(id).catch((reason: unknown) => reason)).toBeInstanceOf(ConflictError);
  });

  test("a stale save is a ConflictError that tells the server's version", async () => {
    const metadata = await billing.getBillingEditMetadata(0, { engagementId: 5031 });
    const payload = payloadOf(metadata, [officeDay(metadata.workedDates[0] as string)]);
    await billing.saveBillingItem(payload);
    const error = await billing.saveBillingItem(payload).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConflictError);
    expect(billing.serverVersionOf((error as ConflictError).body)).toBe(1);
  });

  test("somebody else's timecard is a NotFoundError", async () => {
    await expect(billing.getBillingEditMetadata(0, { engagementId: 5080 })).rejects.toBeInstanceOf(NotFoundError);
    const adjusting = billing.getAdjustmentEditMetadata(0, { engagementId: 5035, type: 'ADJUSTMENT' });
    await expect(adjusting).rejects.toBeInstanceOf(ForbiddenError);
  });

  test('lists, checks and set-up (docs: api#api-billing-list, api#api-billing-read, api#api-creation-date, api#api-work-period)', async () => {
    const list = await billing.getBillingItems({ type: 'EXPENSE,PROJECT', sort: 'periodEndDate,desc', size: 50 });
    const project = list.content.find((item) => item.type === 'PROJECT');
    const expense = list.content.find((item) => item.type === 'EXPENSE');
    const [projectId, expenseId] = [project?.billingItemId as number, expense?.billingItemId as number];
    expect((await billing.getProjectBilling(projectId)).lines).toHaveLength(3);
    expect((await billing.getProjectEditMetadata(projectId, 5026)).lines).toHaveLength(3);
    expect((await billing.getExpenseEditMetadata(expenseId, 5035)).expenses.length).toBeGreaterThan(0);
    expect((await billing.getExpenseEditMetadata(0, 5035)).categories).toHaveLength(5);
    expect((await billing.validateCreationDate(5035, american(today))).errors).toEqual([]);
    expect((await billing.validateCreationDates([5035, 5050], american(today))).errors).toHaveLength(1);
    expect((await billing.getPreviousPeriodDetails(5035, today)).detailItems).toHaveLength(5);
    expect((await billing.getWorkPeriod(11)).type).toBe('Weekly');
    expect((await billing.getOvertimeRule(22)).dailyOTLimit).toBe(8);
  });

  test('did not work (docs: api#api-not-worked)', async () => {
    const { periodStartDate, earningsEndDate } = await billing.getBillingEditMetadata(0, { engagementId: 5040 });
    const [startDate, end] = [american(periodStartDate), american(earningsEndDate)];
    const period = { startDate, endDate: `${startDate} - ${end}` };
    expect((await billing.validateEntireNotWork(5040, period)).errors).toEqual([]);
    expect((await billing.saveEntireNotWork(5040, period)).billingItemId).toBeGreaterThan(0);
  });

  test('custom fields, reference lists, drill-downs, filters', async () => {
    expect((await customFields.getActiveCustomFields(1, 'billing')).length).toBeGreaterThan(100);
    expect(await customFields.getCustomFields(1, { objectClass: 'worker', objectId: 1008 })).toHaveLength(2);
    expect(await customFields.getRequestSectionFields(1, 5035, { fieldSection: 'general' })).toHaveLength(1);
    expect(
      await customFields.getSectionFields(1, { fieldSection: 'general', fetchValue: true, objectId: 5035 }),
    ).toHaveLength(1);
    expect(await customFields.getAssignCandidateFields(1, 'A')).toHaveLength(1);
    expect((await customFields.getValidatedFields(1, 'A')).length).toBeGreaterThan(3);
    expect(await customFields.getWorkerCustomFields(1, { pageName: 'profile' })).toHaveLength(2);
    expect(await customFields.getRequestFields(1, 5035, { cfSection: 'general' })).toHaveLength(1);
    expect(await customFields.searchReferenceList(601, { searchKey: 'cc-0001' })).toHaveLength(10);
    expect(await customFields.searchReferenceListStart(603, 'north')).toHaveLength(1);
    expect(await customFields.getReferenceListValues(603)).toHaveLength(5);
    expect((await customFields.findReferenceListValue(603, 'rail YARD')).found).toBe(true);
    expect(await customFields.getDrillDownLevel(613, { levels: ['Company 1'] })).toHaveLength(3);
    expect((await customFields.getDrillDownValue(611, { hstr1: 'Company 1' })).value?.value).toBe('Company 1');
    expect((await customFields.getAllLevelValues(613, {})).refValues).toHaveLength(27);
    const dated = { requisitionId: 5060, workedDate: today, billingCostAllocationFieldId: 702 };
    expect(await customFields.getValuesByWorkedDate(602, dated)).toHaveLength(2);
    const ended = {
      requisitionId: 5060,
      billingItemEndDateInTime: noonOfToday().getTime(),
      billingCostAllocationFieldId: 702,
    };
    expect(await customFields.getValuesByBillingItem(602, ended)).toHaveLength(2);
    expect((await customFields.getRequisitionDrillDown(709)).levels).toHaveLength(3);
    expect((await customFields.getBillingDrillDown(740, true)).levels).toHaveLength(10);
    const path = customFields.filterOptionsPath('status');
    expect((await customFields.getFilterOptions(path)).aggregatedOptions).toHaveLength(2);
    expect((await customFields.searchFilterOptions(path, 'sav')).options).toHaveLength(1);
  });

  test('surveys', async () => {
    expect(await surveys.getSurveys(5035)).toHaveLength(2);
    const { questions } = await surveys.getSurveyQuestionnaire(5035, 401);
    expect(questions).toHaveLength(4);
    const responses = [
      { questionId: 1, values: ['5'] },
      { questionId: 2, values: ['Yes'] },
    ];
    expect(await surveys.submitSurvey(5035, 401, responses)).toEqual({ surveyId: 401, completed: true });
  });

  test.each(Object.entries(subjects))(
    'every function of %s has been called (docs: api#api-billing, session#no-cache-headers)',
    (_, { left }) => {
      expect(left()).toEqual([]);
    },
  );

  test('every exchange was as openapi.json says', async () => {
    const contract = await readContract(server);
    expect(recorder.exchanges.length).toBeGreaterThan(10);
    const issues = recorder.exchanges.flatMap((one) =>
      contract.issues(one).map((issue) => `${one.method} ${one.path} ${issue}`),
    );
    expect(issues).toEqual([]);
    expect(recorder.exchanges.length).toBeGreaterThan(50);
  });
});
