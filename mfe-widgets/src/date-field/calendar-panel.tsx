import type { JSX, RefObject } from 'react';
import { isComposing } from 'shared-session/composition';
import { usePopover } from '../internal/overlay/index.ts';
import { inputStyled } from '../internal/styles/inputs-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

export interface CalendarPanelProps extends CalendarProps {
  /** The name of the date. */
  label: string;
  /** The field next to which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when a day was picked or Escape pressed: close it and return the focus to the field. */
  onLeave: () => void;
  /** Called when something outside was pressed or focused. */
  onDismiss: () => void;
}

/** The calendar next to a field, shown while it is rendered. */
export function CalendarPanel({ label, anchor, onLeave, onDismiss, ...calendar }: CalendarPanelProps): JSX.Element {
  const text = usePageText();
  const panel = usePageStyled(usePopover<HTMLDivElement>({ open: true, anchor, onDismiss }), inputStyled);
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={`${label}: ${text('LBL_CHOOSE_A_DATE')}`}
      className="wd-popover wd-calendar-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <Calendar
        {...calendar}
        onPick={(day) => {
          onLeave();
          calendar.onPick(day);
        }}
      />
    </div>
  );
}
