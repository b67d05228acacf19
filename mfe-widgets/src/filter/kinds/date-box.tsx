import { type JSX, useRef, useState } from 'react';
import { IconButton } from '../../button/index.ts';
import { today } from '../../date-field/calendar-days.ts';
import { CalendarPanel } from '../../date-field/calendar-panel.tsx';
import { useWidgetText } from '../../internal/texts/index.ts';
import { TextField } from '../../text-field/index.ts';
import { DATE_LENGTH, dateText, isoOf } from '../ranges.ts';

export interface DateBoxProps {
  label: string;
  /** As typed. */
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** ISO dates between which the calendar offers days. */
  min: string | undefined;
  max: string | undefined;
}

/** A date that is typed as MM/DD/YYYY or picked from a calendar, which does not offer what would be out of order. */
export function DateBox({ label, value, onChange, error, min, max }: DateBoxProps): JSX.Element {
  const text = useWidgetText();
  const [opened, setOpened] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => setOpened(undefined);
  const leave = (): void => {
    close();
    input.current?.focus();
  };
  return (
    <div ref={box}>
      <TextField
        label={label}
        value={value}
        error={error}
        onChange={onChange}
        inputRef={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM/DD/YYYY"
        maxLength={DATE_LENGTH}
        suffix={
          <IconButton
            icon="calendar"
            size="small"
            label={`${label}: ${text('LBL_CHOOSE_A_DATE')}`}
            aria-haspopup="dialog"
            aria-expanded={opened !== undefined}
            onClick={() => setOpened(opened === undefined ? today() : undefined)}
          />
        }
      />
      {opened === undefined ? null : (
        <CalendarPanel
          label={label}
          anchor={box}
          value={isoOf(value) ?? ''}
          today={opened}
          min={min}
          max={max}
          onPick={(day) => onChange(dateText(day))}
          onLeave={leave}
          onDismiss={close}
        />
      )}
    </div>
  );
}
