import { addTimePath, askedDate, entryPath, queryOfPeriod, readEntryQuery } from './entry-query.ts';

describe('The query parameters of the URL (docs: add-time#entry-query)', () => {
  test('the period is that of startDate, else of dateOther, else of the first day of dateRangeString (docs: add-time#entry-query)', () => {
    const range = 'dateRangeString=11/16/2026 - 11/22/2026';
    expect(askedDate(readEntryQuery(range))).toBe('2026-11-16');
    expect(askedDate(readEntryQuery(`dateOther=11/23/2026&${range}`))).toBe('2026-11-23');
    expect(askedDate(readEntryQuery(`startDate=11/30/2026&dateOther=11/23/2026&${range}`))).toBe('2026-11-30');
    expect(askedDate(readEntryQuery('dateRangeString=last week'))).toBeNull();
  });
  test('the URL of another period is read as that period, with the list of engagements as it was', () => {
    const query = readEntryQuery('billingItemId=7&reqId=1&dateOther=11/23/2026&engagementList=1,2&isModifyClick=true');
    const other = queryOfPeriod(query, { engagementId: 2, billingItemId: 0, startDate: '2026-11-09', multi: true });
    expect(other).toMatchObject({ engagementId: 2, billingItemId: 0, engagementIds: [1, 2], showEngagementList: true });
    expect(readEntryQuery(entryPath(other).split('?')[1] ?? '')).toEqual(other);
  });
  test('are read in their own spelling', () => {
    expect(
      readEntryQuery(
        'billingItemId=7&reqId=48213&startDate=11/16/2026&showEnagagementList=true&isModifyClick=true&engagementList=1,2&willRefreshTAFWData=true',
      ),
    ).toMatchObject({
      billingItemId: 7,
      engagementId: 48213,
      startDate: '2026-11-16',
      showEngagementList: true,
      isModifyClick: true,
      engagementIds: [1, 2],
      willRefreshTAFWData: true,
      billingType: 'TIME',
    });
  });
  test.each([
    '',
    'billingItemId=null&reqId=undefined',
    'billingItemId=-1&reqId=1e9&startDate=tomorrow',
    '%%%=%&engagementList=a,,b',
    `reqId=${'9'.repeat(40)}`,
  ])('what is missing or broken counts as absent: %s', (search) =>
    expect(readEntryQuery(search)).toMatchObject({
      billingItemId: 0,
      engagementId: null,
      startDate: null,
      engagementIds: [],
    }),
  );
  test.each([
    ['EXPENSE', 'EXPENSE'],
    ['time', 'TIME'],
    ['null', 'TIME'],
    ['LUNCH', 'TIME'],
  ])('billingType=%s asks for %s (docs: add-time#entry-billing-type)', (asked, type) =>
    expect(readEntryQuery(`billingType=${asked}`).billingType).toBe(type),
  );

  test('a URL is written and read back', () => {
    const path = addTimePath({ billingItemId: 7, reqId: 48213, startDate: '2026-11-16', dateOther: null });
    expect(path).toBe('/worker/time-expense/add-time?billingItemId=7&reqId=48213&startDate=2026-11-16');
    expect(readEntryQuery(path.split('?')[1] ?? '')).toMatchObject({
      billingItemId: 7,
      engagementId: 48213,
      startDate: '2026-11-16',
    });
  });
});
