import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';

const load = () => import('mfe_widgets/export-dialog');

interface ExportListProps {
  readonly list: 'approvals' | 'records';
  /** The query of the list. */
  readonly query: object;
}

/** A button that asks for a list as a file, with the filters of the page. Its dialog is loaded when it is pressed. */
export function ExportList({ list, query }: ExportListProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { module, error, retry } = useModule('export-dialog', load, isOpen);
  return (
    <>
      <Button icon="download" busy={isOpen && !module && !error} onClick={() => setOpen(true)}>
        {t('LBL_AP_EXPORT')}
      </Button>
      {isOpen && error ? <PartFailure onRetry={retry} /> : null}
      {isOpen && module ? <module.ExportDialog list={list} query={query} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
