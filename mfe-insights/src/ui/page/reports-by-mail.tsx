import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';

const load = () => import('../mailing/mailing.tsx');

/** The reports by mail (docs: insights#insights-mail); their script is loaded once they are opened. */
export function ReportsByMail() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { module, error, retry } = useModule('insights-mailing', load, isOpen);
  return (
    <details className="in-card in-mail" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('LBL_IN_MAIL')}</summary>
      {module ? <module.Mailing /> : error ? <PartFailure onRetry={retry} /> : <LoadingCards count={1} lines={3} />}
    </details>
  );
}
