import { useText } from 'shared-session';

/** On paper only: the lines for the signatures of the worker and the approver. */
export function Signatures() {
  const t = useText();
  return (
    <div className="tc-signatures">
      <p>{t('LBL_SIGNATURE_WORKER')}</p>
      <p>{t('LBL_SIGNATURE_APPROVER')}</p>
    </div>
  );
}
