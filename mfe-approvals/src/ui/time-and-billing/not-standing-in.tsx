import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useText } from 'shared-session';

/** Shown for the records of a person the reader is not, or no longer, a delegate of. */
export function NotStandingIn({ onOwn }: { onOwn: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="user"
      title={t('MSG_NO_LONGER_STANDS_IN')}
      action={
        <Button variant="primary" onClick={onOwn}>
          {t('LBL_MY_RECORDS')}
        </Button>
      }
    />
  );
}
