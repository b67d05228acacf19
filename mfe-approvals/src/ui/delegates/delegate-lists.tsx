import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog } from 'mfe_widgets/dialog';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { ConflictError } from 'shared-client';
import type { Delegation } from 'shared-client/delegates';
import { notifications, useText } from 'shared-session';
import { delegatesQuery, removeDelegate } from '../../state/delegate-queries.ts';
import '../../texts/delegates.ts';
import { loadErrorKey } from 'shared-session/load-error';
import { prefetchQueries } from 'shared-session/server-data';
import { LoadFailure } from '../page/load-failure.tsx';
import { DelegateDialog } from './delegate-dialog.tsx';
import { DelegationLine } from './delegation-line.tsx';

/** Fetches the data of the lists. */
export const prefetchDelegates = () => prefetchQueries([delegatesQuery]);

/** Both lists, with the actions: naming a delegate, and ending a current or future delegation. */
export function DelegateLists() {
  const t = useText();
  const { data, error, isLoadingError, refetch } = useQuery(delegatesQuery);
  const [naming, setNaming] = useState(false);
  const [ending, setEnding] = useState<Delegation | null>(null);
  const [busy, setBusy] = useState(false);
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingCards />;

  const end = async ({ delegationId, version, person }: Delegation) => {
    setBusy(true);
    try {
      await removeDelegate(delegationId, version);
      notifications.notify({ style: 'success', message: t('MSG_DELEGATE_ENDED', { name: person.name }) });
    } catch (failure) {
      const key = failure instanceof ConflictError ? 'ERR_DELEGATE_CHANGED' : loadErrorKey(failure);
      notifications.notify({ style: 'error', message: t(key) });
    } finally {
      setBusy(false);
      setEnding(null);
    }
  };

  return (
    <>
      <section aria-labelledby="ap.named">
        <div className="ap-section-head">
          <h2 id="ap.named">{t('LBL_STANDS_IN_FOR_ME')}</h2>
          {data.mayLend.length > 0 ? (
            <Button variant="primary" icon="plus" onClick={() => setNaming(true)}>
              {t('LBL_NAME_DELEGATE')}
            </Button>
          ) : null}
        </div>
        {data.mayLend.length === 0 ? (
          <p className="ap-quiet">{t('MSG_NOTHING_TO_LEND')}</p>
        ) : data.named.length === 0 ? (
          <p className="ap-quiet">{t('MSG_NO_DELEGATE')}</p>
        ) : (
          <ul className="ap-card ap-lines">
            {data.named.map((one) => (
              <DelegationLine key={one.delegationId} delegation={one} onEnd={() => setEnding(one)} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="ap.for">
        <div className="ap-section-head">
          <h2 id="ap.for">{t('LBL_I_STAND_IN_FOR')}</h2>
        </div>
        {data.standsInFor.length === 0 ? (
          <p className="ap-quiet">{t('MSG_NO_PRINCIPAL')}</p>
        ) : (
          <ul className="ap-card ap-lines">
            {data.standsInFor.map((one) => (
              <DelegationLine key={one.delegationId} delegation={one} />
            ))}
          </ul>
        )}
      </section>
      {naming ? <DelegateDialog today={data.today} mayLend={data.mayLend} onClose={() => setNaming(false)} /> : null}
      <ConfirmDialog
        open={ending !== null}
        kind="confirm"
        danger
        busy={busy}
        title={t('LBL_END_DELEGATION')}
        confirmLabel={t('LBL_END_DELEGATION')}
        onCancel={() => setEnding(null)}
        onConfirm={() => {
          if (ending) void end(ending);
        }}
      >
        {t('MSG_END_DELEGATION', { name: ending?.person.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
