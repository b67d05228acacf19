import { type JSX, useId, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, type FieldProps, frameProps } from '../internal/field/index.ts';
import { inputStyled } from '../internal/styles/inputs-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { today } from './calendar-days.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { formatDate, patternOf } from './date-text.ts';

export interface DateFieldProps extends FieldProps {
  /** ISO date, `2026-11-17`; `''` for none. */
  value: string;
  onChange: (isoDate: string) => void;
  onBlur?: () => void;
  /** Display format with YYYY, MM and DD. Default MM/DD/YYYY. */
  format?: string | null;
  /** ISO dates. */
  min?: string;
  max?: string;
}

/**
 * A date that is picked; Delete and Backspace clear it, other keys do not type (docs: custom-fields#field-date). Its calendar uses the
 * page's language and that language's first day of the week. It is a popover in place, so it works in a dialog and in a shadow root.
 */
export function DateField(props: DateFieldProps): JSX.Element {
  const { label, value, onChange, error, description, disabled = false, readOnly = false } = props;
  const made = useId();
  const inputId = props.id ?? made;
  const [opened, setOpened] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const frame = usePageStyled(box, inputStyled);
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => setOpened(undefined);
  const open = (): void => {
    if (!disabled && !readOnly) setOpened(today());
  };
  /** Returns the focus to the field, as after any choice. */
  const leave = (): void => {
    close();
    input.current?.focus();
  };
  return (
    <FieldFrame {...frameProps(props)} inputId={inputId}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the input in it handles the keys. */}
      <div ref={frame} className="wd-box wd-date" onClick={open}>
        <input
          ref={input}
          id={inputId}
          type="text"
          inputMode="none"
          autoComplete="off"
          value={formatDate(value, props.format)}
          placeholder={patternOf(props.format)}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={error !== undefined || undefined}
          aria-required={props.required}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          aria-haspopup="dialog"
          onChange={() => {}}
          onBlur={props.onBlur}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || readOnly) return;
            if (isComposing(event)) return;
            if (event.key === 'Delete' || event.key === 'Backspace') onChange('');
            else if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') open();
            else if (event.key.length !== 1) return;
            event.preventDefault();
          }}
        />
        <Icon name="calendar" size={16} className="wd-affix" />
      </div>
      {opened === undefined ? null : (
        <CalendarPanel
          label={label}
          anchor={box}
          value={value}
          today={opened}
          min={props.min}
          max={props.max}
          onPick={onChange}
          onLeave={leave}
          onDismiss={close}
        />
      )}
    </FieldFrame>
  );
}
