import { currentUser } from 'shared-session';
import type { PageDeclaration } from 'shared-session/routing';
import { prefetchQueries } from 'shared-session/server-data';
import { entersTime } from '../../domain/who-enters-time.ts';
import { engagementsQuery } from '../../state/server-data/engagements-query.ts';
import { itemsQuery } from './items-query.ts';
import { readListQuery } from './list-query.ts';
import { TimeExpensePage } from './time-expense-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/worker/time-expense',
    application: 'time-expense',
    title: { label: 'LBL_TIME_AND_EXPENSE', text: 'Time and expense' },
    preload: ['mfe_widgets/filter'],
    component: TimeExpensePage,
    prefetch: ({ search }) => prefetchList(search),
  },
];

/**
 * Prefetches the first page of the list and the engagements for adding items. Only the filters can read the filters in a URL, and a text is
 * searched in every page.
 */
function prefetchList(search: string): (() => void) | undefined {
  // If this fails, the page loads its filters itself.
  import('mfe_widgets/filter').catch(() => undefined);
  const query = new URLSearchParams(search);
  const isPlain = [...query.keys()].every((key) => key === 'order' || key === 'page');
  const items = isPlain ? [itemsQuery({ ...readListQuery(query), filters: {} })] : [];
  const engagements = entersTime(currentUser.getState().user) ? [engagementsQuery] : [];
  return prefetchQueries([...items, ...engagements]);
}
