import { Skeleton } from 'mfe_widgets/skeleton';
import { type ComponentType, type JSX, useCallback, useEffect, useState } from 'react';
import { useText } from 'shared-session';

type More = ComponentType<{ readonly onLeave: () => void }>;

/** Loaded when the panel is first opened, to keep it out of the shell's entry. */
const fetchMore = () => Promise.all([import('./account-more.tsx'), import('../../state/account-more.ts')]);

interface Props {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
}

/** Shows `AccountMore` once the panel has been opened, and loads its data again each time the panel opens. */
export function AccountMoreLoader({ isOpen, onLeave }: Props): JSX.Element {
  const t = useText();
  const [More, setMore] = useState<More>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchMore().then(
      ([ui, state]) => {
        setMore(() => ui.AccountMore);
        return state.loadAccountMore();
      },
      (error: unknown) => {
        console.error('A part of the account panel could not be loaded.', error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  if (More) return <More onLeave={onLeave} />;
  if (!failed) return <Skeleton label={t('LBL_LOADING_ACCOUNT')} lines={3} />;
  return (
    <div role="alert" className="sh:text-label sh:text-ink-2">
      <p>{t('MSG_ACCOUNT_MORE_FAILED')}</p>
      <button type="button" className="sh:min-h-11 sh:cursor-pointer sh:font-medium sh:text-accent" onClick={load}>
        {t('LBL_TRY_AGAIN')}
      </button>
    </div>
  );
}
