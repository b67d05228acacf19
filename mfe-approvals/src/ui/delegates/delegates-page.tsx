import { useText } from 'shared-session';
import { DelegateLists } from './delegate-lists.tsx';

/** `manager/delegates`: the reader's delegates, and the people the reader is a delegate of. */
export function DelegatesPage() {
  const t = useText();
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_DELEGATES')}</h1>
          <p>{t('MSG_DELEGATES')}</p>
        </div>
      </header>
      <DelegateLists />
    </div>
  );
}
