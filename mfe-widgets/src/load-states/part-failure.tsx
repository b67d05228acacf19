import type { JSX } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Button } from '../button/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';

export interface PartFailureProps {
  /** Fetches the part again. */
  onRetry: () => void;
}

/** Replaces a part of the page that could not be fetched, with a button that fetches it again. */
export function PartFailure({ onRetry }: PartFailureProps): JSX.Element {
  const t = usePageText();
  return (
    <p ref={pageStyled} className="wd-part-failure" role="alert">
      {t('MSG_PART_NOT_FETCHED')}
      <Button size="small" icon="refresh" onClick={({ currentTarget }) => focusAfter(currentTarget, onRetry)}>
        {t('LBL_TRY_AGAIN')}
      </Button>
    </p>
  );
}
