import { useState } from 'react';
import { getExpenseEditMetadata } from 'shared-client/billing';
import { getWorkerBillingSubmit } from 'shared-client/engagements';
import type { ExpenseEditMetadata } from 'shared-client/schema/billing';
import { addExpensePath, type EntryQuery, newOf } from '../../domain/entry-query.ts';
import { expenseEngagements } from '../../state/engagements.ts';
import { createItemStore } from '../../state/item-store.ts';
import { reportKind } from '../../state/report-store.ts';
import { EntryFrame, type EntryItem, type EntrySource } from '../page/entry-frame.tsx';
import { Report } from './report.tsx';
import { ReportProvider } from './report-context.tsx';

const source: EntrySource<ExpenseEditMetadata> = {
  engagements: expenseEngagements,
  async load(signal, { billingItemId, engagementId, startDate }) {
    const [metadata, { types }] = await Promise.all([
      getExpenseEditMetadata(billingItemId, engagementId, { ...newOf(billingItemId, startDate), signal }),
      getWorkerBillingSubmit(engagementId, { signal }),
    ]);
    return { metadata, isTaken: types.includes('EXPENSE') && metadata.dates.length > 0 };
  },
  pathOf: (engagementId) => addExpensePath({ engagementId }),
  title: 'LBL_ADD_EXPENSE',
  none: 'MSG_EXPENSE_NONE_TAKEN',
  noneWhy: 'MSG_EXPENSE_NONE_TAKEN_WHY',
};

/** `worker/time-expense/add-expense`: an expense report. */
export function AddExpensePage({ query }: { query: EntryQuery }) {
  return (
    <EntryFrame query={query} source={source}>
      {(metadata, item) => <OpenReport metadata={metadata} {...item} />}
    </EntryFrame>
  );
}

interface OpenReportProps extends EntryItem {
  readonly metadata: ExpenseEditMetadata;
}

function OpenReport({ metadata, ...item }: OpenReportProps) {
  const [store] = useState(() => createItemStore(reportKind, metadata));
  return (
    <ReportProvider value={store}>
      <Report {...item} />
    </ReportProvider>
  );
}
