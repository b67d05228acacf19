import { useText } from 'shared-session';

/** On paper only: where the worker and the approver sign. */
export function Signatures() {
  const t = useText();
  return (
    <div className="tc-signatures">
      <p>{t('LBL_SIGNATURE_WORKER')}</p>
      <p>{t('LBL_SIGNATURE_APPROVER')}</p>
    </div>
  );
}
