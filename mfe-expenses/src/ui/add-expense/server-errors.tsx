import { Banner } from 'mfe_widgets/banner';
import { useText } from 'shared-session';
import { formatError } from '../page/call-error.ts';
import { useReport } from './report-context.tsx';

/** What the server refused the report for. */
export function ServerErrors() {
  const t = useText();
  const errors = useReport((state) => state.serverErrors);
  if (errors.length === 0) return null;
  return (
    <div className="ex-errors">
      <Banner tone="error" title={t('MSG_EXPENSE_REFUSED')}>
        <ul>
          {errors.map((error) => (
            <li key={`${error.errorToken} ${error.value} ${error.params.join()}`}>{formatError(t, error)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
