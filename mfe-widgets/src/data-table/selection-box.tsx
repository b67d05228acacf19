import type { JSX, ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../icon/index.ts';

/** The box of a row, or of all rows in the heading; what it is of comes from where it stands. */
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
