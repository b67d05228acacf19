import type { JSX, ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../icon/index.ts';

/** The checkbox of a row, or of all rows in the heading; React Aria provides which by context. */
export function SelectionBox({ children }: { children?: ReactNode }): JSX.Element {
  return (
    <Checkbox slot="selection" className="wd-select-box">
      {({ isIndeterminate }) => (
        <>
          <span className="wd-select-mark">
            <Icon name={isIndeterminate ? 'minus' : 'check'} size={14} />
          </span>
          {children}
        </>
      )}
    </Checkbox>
  );
}
