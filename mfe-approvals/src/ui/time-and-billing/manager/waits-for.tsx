import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { useModule } from 'shared-session/server-data';
import { LoadFailure } from '../../page/load-failure.tsx';
import { absenceText } from '../list/absence-text.ts';

const load = () => import('./manager-dialog.tsx');

/**
 * The people that an item waits for, and why nobody may be there to decide. The engagement can be given to another manager. Shown among the
 * records of the company (docs: approvals#engagement-manager).
 */
export function WaitsFor({ item }: { readonly item: ApprovalItem }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const dialog = useModule('approvals-manager', load, open);
  const absence = absenceText(t, item);
  return (
    <section className="ap-part ap-waits-for">
      <div>
        <h3>{t('LBL_WAITS_FOR')}</h3>
        <p {...(absence ? { className: 'ap-warn' } : {})}>{absence ?? formatFacts(item.waitsFor)}</p>
      </div>
      <Button size="small" busy={open && !dialog.module && !dialog.error} onClick={() => setOpen(true)}>
        {t('LBL_CHANGE_MANAGER_TO')}
      </Button>
      {open && dialog.error ? <LoadFailure error={dialog.error} onRetry={dialog.retry} /> : null}
      {open && dialog.module ? <dialog.module.ManagerDialog item={item} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
