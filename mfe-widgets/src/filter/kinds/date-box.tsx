import { type JSX, useRef, useState } from 'react';
import { IconButton } from '../../button/index.ts';
import { Calendar } from '../../date-field/calendar.tsx';
import { today } from '../../date-field/calendar-days.ts';
import { usePopover } from '../../internal/overlay/index.ts';
import { useStyled } from '../../internal/styles/index.ts';
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
  const panel = usePopover<HTMLDivElement>({ open: opened !== undefined, anchor: box, onDismiss: close });
  const panelRef = useStyled(panel);
  const name = `${label}: ${text('LBL_CHOOSE_A_DATE')}`;
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
            label={name}
            aria-haspopup="dialog"
            aria-expanded={opened !== undefined}
            onClick={() => setOpened(opened === undefined ? today() : undefined)}
          />
        }
      />
      {opened === undefined ? null : (
        <div
          ref={panelRef}
          popover="manual"
          role="dialog"
          aria-label={name}
          className="wd-popover wd-calendar-panel"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            leave();
          }}
        >
          <Calendar
            value={isoOf(value) ?? ''}
            today={opened}
            min={min}
            max={max}
            onPick={(day) => {
              onChange(dateText(day));
              leave();
            }}
          />
        </div>
      )}
    </div>
  );
}
