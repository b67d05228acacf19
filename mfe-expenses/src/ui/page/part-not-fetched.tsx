import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import type { Loaded } from './use-loaded.ts';

/** Shown for a part of the page that could not be loaded, with a button to try again. */
export function PartNotFetched({ of: parts }: { of: readonly Pick<Loaded<unknown>, 'error' | 'retry'>[] }) {
  const t = useText();
  return (
    <p className="ex-part-missing" role="alert">
      {t('MSG_PART_NOT_FETCHED')}
      <Button
        size="small"
        icon="refresh"
        onClick={({ currentTarget }) =>
          focusAfter(currentTarget, () => {
            for (const { error, retry } of parts) if (error) retry();
          })
        }
      >
        {t('LBL_TRY_AGAIN')}
      </Button>
    </p>
  );
}
