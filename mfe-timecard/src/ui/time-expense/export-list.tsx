import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { billingItemQuery, type ListView } from './list-query.ts';

const load = () => import('mfe_widgets/export-dialog');

/** A button that asks for the list as a file, with the filters and the words of the page. Its dialog is loaded when it is pressed. */
export function ExportList({ view }: { readonly view: ListView }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { module, error, retry } = useModule('export-dialog', load, isOpen);
  const query = { ...billingItemQuery(view, 0, 1), ...(view.text ? { words: view.text } : {}) };
  return (
    <>
      <Button size="small" icon="download" busy={isOpen && !module && !error} onClick={() => setOpen(true)}>
        {t('LBL_TC_EXPORT')}
      </Button>
      {isOpen && error ? <PartFailure onRetry={retry} /> : null}
      {isOpen && module ? (
        <module.ExportDialog list="billing-items" query={query} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
