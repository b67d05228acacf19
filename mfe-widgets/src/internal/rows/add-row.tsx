import type { JSX, ReactNode } from 'react';
import { focusAdded } from 'shared-session/focus';
import { Button } from '../../button/index.ts';

export interface AddRowProps {
  /** Shown before the text. */
  icon?: 'plus';
  onAdd: () => void;
  children: ReactNode;
}

/** A button below the rows of an editor that adds one. The focus moves to the new row. */
export function AddRow({ icon, onAdd, children }: AddRowProps): JSX.Element {
  return (
    <Button
      variant="quiet"
      size="small"
      {...(icon === undefined ? {} : { icon })}
      onClick={({ currentTarget }) =>
        focusAdded(currentTarget, currentTarget.closest<HTMLElement>('.wd-entries'), onAdd)
      }
    >
      {children}
    </Button>
  );
}
