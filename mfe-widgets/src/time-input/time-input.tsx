import { type JSX, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { formatTime, halfHours } from 'shared-validators/clock';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame } from '../internal/field/index.ts';
import { hasFocus } from '../internal/focus/index.ts';
import { afterPress } from '../internal/press/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { draftText, partAt } from './draft-text.ts';
import { nextOption, optionNear } from './list-options.ts';
import { MeridiemChoice } from './meridiem-choice.tsx';
import { entryPart, issueOf } from './time-draft.ts';
import { echoOf } from './time-echo.ts';
import type { TimeInputProps } from './time-input-props.ts';
import { timeIssueText } from './time-issue-text.ts';
import { TimeList } from './time-list.tsx';
import { useTimeText } from './use-time-text.ts';
import '../internal/texts/editors-english.ts';

/**
 * A time of day that is typed or picked from the half hours (docs: time-entry#time-input). 155 px wide.
 *
 * Typing fills hours, minutes, then AM or PM, and advances automatically; arrow keys step and move; Backspace blanks a part. A whole time
 * can be typed or pasted in any usual notation (`930p`, `21.30`, `2130`). A digit restarts the time unless an arrow key chose a part.
 * Alt and the down arrow open the list. Text that is not understood stays, with the reason, and a time without AM or PM asks for it:
 * nothing is clamped or guessed. In a row it does not render with the other fields if its callbacks are stable.
 */
export const TimeInput = memo(function TimeInput(props: TimeInputProps): JSX.Element {
  const { label, value, description, disabled = false, readOnly = false, bound = 'start' } = props;
  const text = usePageText();
  const made = useId();
  const inputId = props.id ?? made;
  const listId = `${inputId}-list`;
  const format = { clock: props.use24HourClock === true ? '24' : '12', bound } as const;
  const box = useRef<HTMLDivElement>(null);
  const frame = usePageStyled(box, editorStyled);
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState<number>();
  const open = active !== undefined;
  const times = halfHours(bound);
  const editable = !disabled && !readOnly;

  const { input, attributes, finish, state, latest, dispatch, set, commit } = useTimeText(props, format, () => {
    if (open) setActive(undefined);
  });
  const { draft } = state;
  const { text: shown } = draftText(draft, format);
  const raw = draft.raw !== undefined;
  const issue = issueOf(draft, format);
  // AM or PM may be typed before the time.
  const showsIssue = issue !== undefined && (!focused || (raw && issue !== 'incomplete'));
  const error = showsIssue ? timeIssueText(issue, shown, format.clock, text) : props.error;
  const echo = (props.echo ?? props.hideLabel !== true) ? echoOf(state) : null;

  const openList = (): void => {
    if (editable) setActive(times.indexOf(latest().value));
  };
  const choose = (chosen: string): void => {
    set(chosen);
    setActive(undefined);
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    const vertical = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!editable || isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (open && key === 'Escape') setActive(undefined);
    else if (open && key === 'Enter' && active >= 0) choose(times[active] ?? '');
    else if (open && vertical !== 0 && !altKey)
      setActive(nextOption(active, vertical, times, optionNear(times, value || props.near)));
    else if (altKey && vertical !== 0) open ? setActive(undefined) : openList();
    else if (latest().draft.raw !== undefined) return;
    else if (vertical !== 0) dispatch({ type: 'step', by: vertical === 1 ? -1 : 1 });
    else if (key === 'ArrowLeft' || key === 'ArrowRight') dispatch({ type: 'move', by: key === 'ArrowLeft' ? -1 : 1 });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame
      label={label}
      hideLabel={props.hideLabel ?? false}
      disabled={disabled}
      description={description}
      error={error}
      size={props.size ?? 'medium'}
      inputId={inputId}
    >
      <div ref={frame} className="wd-box wd-time">
        <input
          ref={input}
          id={inputId}
          name={props.name}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-required={props.required}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...attributes}
          disabled={disabled}
          readOnly={readOnly}
          onPaste={(event) => {
            if (latest().draft.raw !== undefined || !editable) return;
            event.preventDefault();
            dispatch({ type: 'replace', text: event.clipboardData.getData('text') });
          }}
          onKeyDown={keyDown}
          onFocus={() => {
            setFocused(true);
            dispatch({ type: 'go', part: entryPart(latest().draft, latest().format) });
          }}
          onClick={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget;
            const now = latest();
            if (now.draft.raw !== undefined || selectionStart === null || selectionStart !== selectionEnd) return;
            const { ranges } = draftText(now.draft, now.format);
            dispatch({ type: 'go', part: partAt(selectionStart, ranges, format) });
          }}
          onBlur={({ currentTarget: left }) => {
            afterPress(left.ownerDocument, () => setFocused(hasFocus(left)));
            setActive(undefined);
            finish(left);
            dispatch({ type: 'leave' });
            commit();
            props.onBlur?.();
          }}
        />
        {editable ? (
          <button
            type="button"
            className="wd-box-end"
            tabIndex={-1}
            aria-label={text('LBL_CHOOSE_A_TIME')}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) setActive(undefined);
              else openList();
            }}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        ) : null}
      </div>
      {open ? (
        <TimeList
          id={listId}
          anchor={box}
          times={times}
          active={active}
          chosen={value}
          near={optionNear(times, value || props.near)}
          format={format}
          onChoose={choose}
          onDismiss={() => setActive(undefined)}
        />
      ) : null}
      {issue === 'meridiem-missing' && showsIssue && editable ? (
        <MeridiemChoice of={state} label={label} onChoose={choose} />
      ) : null}
      {echo ? (
        <p className="wd-echo" aria-live="polite">
          {text('LBL_YOU_TYPED', { typed: echo.typed })} <b>{formatTime(echo.value, format)}</b>
        </p>
      ) : null}
    </FieldFrame>
  );
});
