import type { JSX, KeyboardEvent, SyntheticEvent } from 'react';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { useSlottedContext } from 'react-aria-components/slots';
import { Icon } from '../icon/index.ts';

/** The checkbox of a row, or of all rows in the heading; React Aria provides which by context. */
export function SelectionBox(): JSX.Element {
  const box = useSlottedContext(CheckboxContext, 'selection') ?? {};
  const { isIndeterminate = false } = box;
  return (
    <span className="wd-select-box">
      <input
        type="checkbox"
        id={box.id}
        aria-label={box['aria-label']}
        aria-labelledby={box['aria-labelledby']}
        ref={(input) => {
          if (input !== null) input.indeterminate = isIndeterminate;
        }}
        checked={box.isSelected ?? false}
        disabled={box.isDisabled}
        onChange={({ target }) => {
          // Safari gives a pressed checkbox no focus.
          target.focus();
          box.onChange?.(target.checked);
        }}
        onPointerDown={keep}
        onMouseDown={keep}
        onClick={keep}
        onKeyDown={keepSpace}
      />
      <span className="wd-select-mark">
        <Icon name={isIndeterminate ? 'minus' : 'check'} size={14} />
      </span>
    </span>
  );
}

/** Hides a press from the row, which would open by it or be selected again. */
function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The other keys are the table's. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.stopPropagation();
}
