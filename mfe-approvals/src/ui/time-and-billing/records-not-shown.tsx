import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useText } from 'shared-session';

interface RecordsNotShownProps {
  readonly text: string;
  readonly onOwn: () => void;
}

/** Shown instead of records that the reader may not see, or no longer: those of a person, or of the company. */
export function RecordsNotShown({ text, onOwn }: RecordsNotShownProps) {
  const t = useText();
  return (
    <EmptyState
      icon="user"
      title={text}
      action={
        <Button variant="primary" onClick={onOwn}>
          {t('LBL_MY_RECORDS')}
        </Button>
      }
    />
  );
}
