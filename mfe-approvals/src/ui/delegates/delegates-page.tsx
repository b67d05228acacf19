import { LoadingCards } from 'mfe_widgets/load-states';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { LoadFailure } from '../page/load-failure.tsx';

const loadLists = () => import('./delegate-lists.tsx');

/** Fetches the script of the lists and their data. @returns an undo */
export function prefetchLists(): undefined {
  void loadLists().then(
    ({ prefetchDelegates }) => prefetchDelegates(),
    () => undefined,
  );
}

/** `manager/delegates`: the reader's delegates, and the people the reader is a delegate of. Its content is in a separate script. */
export function DelegatesPage() {
  const t = useText();
  const lists = useModule('delegate-lists', loadLists);
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_DELEGATES')}</h1>
          <p>{t('MSG_DELEGATES')}</p>
        </div>
      </header>
      {lists.error ? (
        <LoadFailure error={lists.error} onRetry={lists.retry} />
      ) : lists.module ? (
        <lists.module.DelegateLists />
      ) : (
        <LoadingCards />
      )}
    </div>
  );
}
