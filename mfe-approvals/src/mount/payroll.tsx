import { foundation } from 'mfe_widgets/foundation';
import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { prefetchPage } from 'shared-session/routing';
import styles from '../styles/approvals.css';
import payroll from '../styles/payroll.css';
import { payrollTexts } from '../texts/payroll.ts';
import { sharedTexts } from '../texts/shared.ts';
import { pagesView } from '../ui/app.tsx';
import { pages } from '../ui/payroll/pages.ts';

registerTexts({ ...payrollTexts, ...sharedTexts });

export const prefetch = prefetchPage(pages);

/** Payroll batches of a company. */
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView(pages), {
  styles: [foundation, styles, payroll],
});
