import type { JSX, ReactNode } from 'react';
import { focusAdded } from 'shared-session/focus';
import { Button } from '../../button/index.ts';

export interface AddRowProps {
  /** Drawn before the text. */
  icon?: 'plus';
  onAdd: () => void;
  children: ReactNode;
}

/** A button under the rows of an editor that adds to them. The focus moves to what was added. */
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
