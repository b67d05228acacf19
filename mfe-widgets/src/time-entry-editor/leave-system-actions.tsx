import { type JSX, useState } from 'react';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import '../internal/texts/editors-english.ts';

/** Updates entries of the leave system (docs: leave#leave-update). */
export interface LeaveSystem {
  /** The external page that Update opens in a new tab; without it there is no Update. */
  url?: string | undefined;
  /** Whether the leave-data extraction job is running. The caller shows a 403 or a 500; reject to stop the spinner. */
  isJobRunning: () => Promise<boolean>;
  /** Called when the job is not running: reload the day. */
  onRefresh: () => void;
}

/** Update, then Get Updates. Both are always shown, because the leave may have been changed elsewhere. */
export function LeaveSystemActions({ url, isJobRunning, onRefresh }: LeaveSystem): JSX.Element {
  const text = usePageText();
  const [busy, setBusy] = useState(false);
  const [running, setRunning] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    setRunning(false);
    try {
      if (await isJobRunning()) setRunning(true);
      else onRefresh();
    } catch {
      // The caller has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={editorStyled} className="wd:flex wd:flex-col wd:gap-2">
      {running ? <Banner tone="warning">{text('MSG_LEAVE_JOB_RUNNING')}</Banner> : null}
      <div className="wd:flex wd:flex-wrap wd:gap-2">
        {url === undefined ? null : (
          <Button size="small" icon="external" onClick={() => window.open(url, '_blank', 'noopener,noreferrer')}>
            {text('LBL_UPDATE')}
          </Button>
        )}
        <Button size="small" icon="refresh" busy={busy} onClick={() => void check()}>
          {text('LBL_GET_UPDATES')}
        </Button>
      </div>
    </div>
  );
}
