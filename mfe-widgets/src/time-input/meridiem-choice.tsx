import type { JSX } from 'react';
import { formatTime, hoursOn24, type Meridiem, timeText } from 'shared-validators/clock';
import { Button } from '../button/index.ts';
import type { Drafted } from './use-time-draft.ts';

const MERIDIEMS: readonly Meridiem[] = ['AM', 'PM'];

interface MeridiemChoiceProps {
  of: Drafted;
  label: string;
  onChoose: (value: string) => void;
}

/** Asks whether a time is AM or PM: `8:30 AM` or `8:30 PM`, one press each. */
export function MeridiemChoice({ of, label, onChoose }: MeridiemChoiceProps): JSX.Element {
  const { draft, format } = of;
  return (
    <div className="wd-time-choice">
      {MERIDIEMS.map((meridiem) => {
        const value = timeText(hoursOn24(Number(draft.hours), meridiem), Number(draft.minutes), format.bound);
        const read = formatTime(value, format);
        return (
          <Button key={meridiem} size="small" aria-label={`${label}: ${read}`} onClick={() => onChoose(value)}>
            {read}
          </Button>
        );
      })}
    </div>
  );
}
