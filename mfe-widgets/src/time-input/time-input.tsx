import {
  type JSX,
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Bound, formatTime, halfHours, type TimeFormat } from 'shared-validators/clock';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { showPlaceholder } from '../internal/field/placeholder.ts';
import { isComposing } from '../internal/keys/index.ts';
import { afterPress } from '../internal/press/index.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { draftText, partAt, replacedByDigit } from './draft-text.ts';
import { insertedInto } from './inserted-into.ts';
import { keyboardOf } from './keyboard-of.ts';
import { nextOption, optionNear } from './list-options.ts';
import { MeridiemChoice } from './meridiem-choice.tsx';
import { entryPart, issueOf } from './time-draft.ts';
import { timeIssueText } from './time-issue-text.ts';
import { TimeList } from './time-list.tsx';
import { type Drafted, useTimeDraft } from './use-time-draft.ts';

/** What was typed and how it was read. */
export interface TimeEcho {
  typed: string;
  value: string;
}

export interface TimeInputProps extends Omit<FieldProps, 'optional'> {
  /** `HH:MM` of a 24-hour clock, `24:00` for the end of a day, `''` for none. Anything else is shown as it is, with the reason. */
  value: string;
  /** The new value as `HH:MM`; `''` as soon as any part is empty or the text is not understood. Midnight as an end is `24:00`. */
  onChange: (value: string) => void;
  /**
   * The field was left, or goes away, with text that is no time: what stands in it, `9:-- --`. Handed back as the value it stands there
   * again, with the reason; without this it is lost with the field.
   */
  onUnread?: (text: string) => void;
  onBlur?: () => void;
  /** Default false: a 12-hour clock with AM and PM. */
  use24HourClock?: boolean;
  /** Default `start`. Only an end can be 24:00. */
  bound?: Bound;
  /** `HH:MM` that the list scrolls to when there is no value. Default 09:00. */
  near?: string;
  /** Says under the field how what was typed was read. Default: unless `hideLabel` is set. */
  echo?: boolean;
  /** The same for a row that says more; null when there is nothing to say. */
  onEcho?: (echo: TimeEcho | null) => void;
}

/**
 * A time of day that is typed or picked from the half hours (docs: time-entry#time-input). 155 px wide.
 *
 * Typing fills hours, minutes, then AM or PM, and goes on by itself; arrow keys step and move; Backspace blanks a part. A
 * whole time can be typed or pasted in any usual way (`930p`, `21.30`, `2130`). A digit begins the time anew unless an arrow key
 * chose a part. Alt and the down arrow open the list. What is not understood stays, with the reason, and a time without AM or PM
 * asks for it: nothing is clamped or guessed. Among others in a row it renders alone where its callbacks stay
 * the same functions.
 */
export const TimeInput = memo(function TimeInput(props: TimeInputProps): JSX.Element {
  const { label, value, onChange, description, disabled = false, readOnly = false, bound = 'start' } = props;
  const text = usePageText();
  const made = useId();
  const inputId = props.id ?? made;
  const listId = `${inputId}-list`;
  const format = { clock: props.use24HourClock === true ? '24' : '12', bound } as const;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** What stood in the input when an input method began to compose; undefined while none does. */
  const composedOver = useRef<string>(undefined);
  const frame = usePageStyled(box);
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState<number>();
  const open = active !== undefined;
  const times = halfHours(bound);
  const editable = !disabled && !readOnly;

  /** Puts a draft into the input; what a digit replaces is selected. */
  const show = ({ draft, format: read }: Drafted): void => {
    const element = input.current;
    // What is composed is the input method's: writing would break it off, and lose it.
    if (element === null || composedOver.current !== undefined) return;
    const { text: shown } = draftText(draft, read);
    if (element.value !== shown) element.value = shown;
    element.inputMode = keyboardOf(draft);
    showPlaceholder(element, placeholderOf(read));
    if (hasFocus(element) && draft.fresh && draft.raw === undefined)
      element.setSelectionRange(...replacedByDigit(draft, read));
  };
  const reportEcho = useEffectEvent((state: Drafted): void => props.onEcho?.(echoOf(state)));
  const { state, latest, dispatch, set, commit } = useTimeDraft(
    value,
    onChange,
    format,
    show,
    reportEcho,
    props.onUnread,
  );
  const { draft } = state;
  const { text: shown } = draftText(draft, format);
  const raw = draft.raw !== undefined;
  const [first] = useState(shown);
  // Given once; `show` writes it from then on.
  const [firstKeyboard] = useState(keyboardOf(draft));
  const [firstPlaceholder] = useState(first === '' ? placeholderOf(format) : undefined);
  const issue = issueOf(draft, format);
  // Half of the day may be typed before the time.
  const showsIssue = issue !== undefined && (!focused || (raw && issue !== 'incomplete'));
  const error = showsIssue ? timeIssueText(issue, shown, format.clock, text) : props.error;
  const echo = (props.echo ?? props.hideLabel !== true) ? echoOf(state) : null;

  // What comes from outside is written like what is typed: React does not hold the text, so a keystroke renders nothing.
  const showLatest = useEffectEvent((): void => show(latest()));
  // biome-ignore lint/correctness/useExhaustiveDependencies(state): the text follows the state.
  useLayoutEffect(() => showLatest(), [state]);
  useEffect(() => reportEcho(state), [state]);

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const element = input.current;
    const now = latest();
    const isComposed = event.isComposing || composedOver.current !== undefined;
    if (element === null || isComposed || now.draft.raw !== undefined) return;
    const { selectionStart, selectionEnd } = element;
    const { text: standing, ranges } = draftText(now.draft, now.format);
    const [from, to] = ranges[now.draft.active];
    const everything = selectionStart === 0 && selectionEnd === standing.length;
    const all = everything && !(from === selectionStart && to === selectionEnd);
    if (event.inputType.startsWith('delete')) dispatch({ type: 'blank', all });
    else if (event.inputType === 'insertText' && event.data !== null) {
      if (all) dispatch({ type: 'go', part: now.draft.active });
      dispatch({ type: 'type', text: event.data });
    } else return;
    event.preventDefault();
    if (open) setActive(undefined);
  });
  useEffect(() => {
    const element = input.current;
    const listen = (event: InputEvent): void => beforeInput(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, []);

  /** The text of the input was changed by the browser: by a phone's keyboard, or in a text that was not understood. */
  const edited = (entered: string): void => {
    const now = latest();
    const { text: standing } = draftText(now.draft, now.format);
    if (entered === standing) return;
    const added = entered.slice(standing.length);
    const inserted = insertedInto(standing, entered);
    if (now.draft.raw !== undefined) {
      const goesOn = entered.startsWith(standing) && added.length === 1;
      dispatch(goesOn ? { type: 'type', text: added } : { type: 'replace', text: entered });
    } else if (inserted === undefined || inserted.length > 2) dispatch({ type: 'replace', text: entered });
    else dispatch(inserted === '' ? { type: 'blank' } : { type: 'type', text: inserted });
  };
  /** A text is composed: it is read as one that a phone's keyboard wrote. One that was given up leaves what there is. */
  const composed = (entered: string): void => {
    const before = composedOver.current;
    composedOver.current = undefined;
    if (entered === before) show(latest());
    else if (before !== undefined) edited(entered);
  };
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
          inputMode={firstKeyboard}
          placeholder={firstPlaceholder}
          defaultValue={first}
          disabled={disabled}
          readOnly={readOnly}
          onChange={({ currentTarget, nativeEvent }) => {
            // What a keyboard composes is read once it is composed. Older Safaris do not say that it is.
            const isComposed = (nativeEvent as InputEvent).isComposing || composedOver.current !== undefined;
            if (!isComposed) edited(currentTarget.value);
          }}
          onCompositionStart={({ currentTarget }) => {
            composedOver.current = currentTarget.value;
          }}
          onCompositionEnd={({ currentTarget }) => composed(currentTarget.value)}
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
            composed(left.value);
            dispatch({ type: 'leave' });
            commit();
            props.onBlur?.();
          }}
        />
        {editable ? (
          <button
            type="button"
            className="wd-time-open"
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

function placeholderOf({ clock }: TimeFormat): string {
  return clock === '24' ? '--:--' : '--:-- --';
}

/** How what was typed is read, where that says something new. */
function echoOf({ draft, value, format }: Drafted): TimeEcho | null {
  const typed = draft.typed.trim();
  return typed !== '' && value !== '' && typed !== draftText(draft, format).text ? { typed, value } : null;
}

/** In a shadow root, too. */
function hasFocus(element: HTMLElement): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
