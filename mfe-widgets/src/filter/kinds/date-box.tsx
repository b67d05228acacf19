import { type JSX, useRef, useState } from 'react';
import { IconButton } from '../../button/index.ts';
import { today } from '../../date-field/calendar-days.ts';
import { CalendarPanel } from '../../date-field/calendar-panel.tsx';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { DATE_LENGTH, dateText, isoOf } from '../ranges.ts';
import { TypedBox } from './typed-box.tsx';

export interface DateBoxProps {
  label: string;
  /** The locale's date format: `DD.MM.YYYY`. */
  format: string;
  /** The initial text. */
  first: string;
  /** The text as last painted: the day at which the calendar opens. */
  typed: string;
  /** Keep it stable. */
  onType: (text: string) => void;
  error: string | undefined;
  /** The first and the last day that the calendar offers, as ISO dates. */
  min: string | undefined;
  max: string | undefined;
}

/** A date that is typed in the locale's format or picked from a calendar, which offers no day that would reverse the range. */
export function DateBox({ label, format, first, typed, onType, error, min, max }: DateBoxProps): JSX.Element {
  const text = usePageText();
  const [opened, setOpened] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => setOpened(undefined);
  const leave = (): void => {
    close();
    input.current?.focus();
  };
  const pick = (day: string): void => {
    const picked = dateText(day, format);
    if (input.current !== null) input.current.value = picked;
    onType(picked);
  };
  return (
    <div ref={box}>
      <TypedBox
        label={label}
        first={first}
        error={error}
        onType={onType}
        inputRef={input}
        inputMode="numeric"
        placeholder={format}
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
          value={isoOf(typed, format) ?? ''}
          today={opened}
          min={min}
          max={max}
          onPick={pick}
          onLeave={leave}
          onDismiss={close}
        />
      )}
    </div>
  );
}
