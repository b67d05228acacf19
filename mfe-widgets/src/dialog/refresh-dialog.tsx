import { type JSX, type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Dialog } from './dialog.tsx';

export interface RefreshDialogProps {
  open: boolean;
  title?: string;
  /** Default: a text that says that another user has worked on this billing item. */
  children?: ReactNode;
  /** Called when the user presses Refresh: reload the route. */
  onRefresh: () => void;
}

/** Shown when the page is out of date and cannot be kept: 443 px wide, with Refresh as the only way out (docs: widgets#refresh-dialog). */
export function RefreshDialog({ open, title, children, onRefresh }: RefreshDialogProps): JSX.Element {
  const text = useWidgetText();
  const refresh = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      dismissible={false}
      role="alertdialog"
      title={title ?? text('LBL_REFRESH')}
      width={443}
      initialFocus={refresh}
      footer={
        <Button ref={refresh} variant="primary" icon="refresh" onClick={onRefresh}>
          {text('LBL_REFRESH')}
        </Button>
      }
    >
      {children ?? text('ERR_REFRESH_ITEM')}
    </Dialog>
  );
}
