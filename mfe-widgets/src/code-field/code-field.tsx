import {
  type JSX,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isComposing, useComposed } from 'shared-session/composition';
import { describedBy, FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { useMergedRefs } from '../internal/refs/index.ts';
import { codeStyled } from '../internal/styles/code-styled.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { readCode } from './read-code.ts';

export interface CodeFieldProps extends Omit<FieldProps, 'optional' | 'hideLabel'> {
  /** The digits entered so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once for each complete code, whether typed, pasted or filled in by the browser. */
  onComplete?: (code: string) => void;
  onBlur?: () => void;
  /** Number of digits. Default 8. */
  length?: number;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A verification code: one real input under drawn slots, so that paste, one-time-code autofill and screen readers work. Spaces and hyphens
 * are dropped. Typing replaces a digit in the middle.
 */
export function CodeField(props: CodeFieldProps): JSX.Element {
  const { label, value, onChange, onComplete, length = 8, error, description, disabled = false } = props;
  const text = useWidgetText();
  const made = useId();
  const inputId = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, props.inputRef);
  const [focused, setFocused] = useState(false);
  const [position, setPosition] = useState(0);
  const [issue, setIssue] = useState<string>();
  // Whether the whole text is selected; the next input then replaces it.
  const [taken, setTaken] = useState(false);
  // The last complete code passed to onComplete. Cleared when the field holds fewer digits.
  const completed = useRef(value.length === length ? value : '');
  const shown = issue ?? error;

  /** Typing over a complete code restarts it at that position, so that a new code completes once and not at every digit. */
  const anew = (entered: string, caret: number): string => {
    if (value.length < length) return entered;
    if (entered.length === length && caret < length) return entered.slice(0, caret);
    return entered.length === length + 1 && caret === length + 1 && shown !== undefined ? entered.slice(-1) : entered;
  };
  const enter = (entered: string, caret: number): void => {
    setTaken(false);
    const read = readCode(entered, length);
    if (!read.ok) {
      setIssue(text('ERR_CODE_TOO_LONG', { length }));
      return;
    }
    setIssue(undefined);
    setPosition(Math.min(caret, read.code.length));
    if (value.length < length || read.code.length < length) completed.current = '';
    if (read.code !== value) onChange(read.code);
    if (read.code.length === length && completed.current !== read.code) {
      completed.current = read.code;
      onComplete?.(read.code);
    }
  };

  const { composed, finish, listeners } = useComposed(({ value: entered, selectionStart }) => {
    const caret = selectionStart ?? entered.length;
    enter(anew(entered, caret), caret);
  });
  const isTaken = taken && value.length > 1 && composed === undefined;
  const drawn = composed === undefined ? value : drawnOf(composed, length);
  const caretAt = composed === undefined ? position : drawn.length;

  // A rejected code is selected, so that the next one replaces it.
  useEffect(() => {
    if (error !== undefined && input.current?.value.length === length) setTaken(true);
  }, [error, length]);

  // One digit, or the slot after the last, is always selected; the next digit goes there.
  useLayoutEffect(() => {
    const element = input.current;
    if (!focused || element === null || composed !== undefined) return;
    if (isTaken) {
      element.setSelectionRange(0, value.length);
      return;
    }
    const at = Math.min(position, value.length);
    element.setSelectionRange(at, Math.min(at + 1, value.length));
  });

  const keyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const moves: Record<string, number> = {
      ArrowLeft: position - 1,
      ArrowRight: position + 1,
      Home: 0,
      End: value.length,
    };
    const to = moves[event.key];
    if (to === undefined || event.shiftKey || event.ctrlKey || event.metaKey) {
      if (isTaken) return;
      // A digit may be selected only because the caret is there. Backspace then removes the previous one, as in any text.
      if (event.key !== 'Backspace' || position === 0 || position >= value.length || disabled) return;
      event.preventDefault();
      enter(value.slice(0, position - 1) + value.slice(position), position - 1);
      return;
    }
    event.preventDefault();
    setTaken(false);
    setPosition(Math.max(0, Math.min(to, value.length)));
  };

  const press = (event: PointerEvent<HTMLDivElement>): void => {
    const slots = [...event.currentTarget.querySelectorAll('.wd-slot')];
    const slot = slots.findLastIndex((element) => element.getBoundingClientRect().left <= event.clientX);
    setTaken(false);
    setPosition(Math.max(0, Math.min(slot, value.length)));
  };

  return (
    <FieldFrame
      label={label}
      disabled={disabled}
      description={description}
      error={shown}
      size={props.size ?? 'medium'}
      inputId={inputId}
      announces
    >
      <div
        ref={codeStyled}
        className="wd-code"
        onPointerUp={press}
        data-disabled={disabled || undefined}
        data-taken={(focused && isTaken) || undefined}
      >
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot has nothing but its position.
            key={index}
            className={length === 8 && index === 4 ? 'wd-slot wd-slot-second' : 'wd-slot'}
            aria-hidden="true"
            data-active={(focused && !isTaken && index === Math.min(caretAt, length - 1)) || undefined}
          >
            {drawn[index] ?? (focused && index === caretAt ? <i className="wd-caret" /> : '')}
          </span>
        ))}
        <input
          ref={inputRef}
          id={inputId}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          data-1p-ignore=""
          value={composed ?? value}
          disabled={disabled}
          readOnly={props.readOnly}
          required={props.required}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the one field of a step that has just been opened.
          autoFocus={props.autoFocus}
          aria-invalid={shown !== undefined || undefined}
          aria-describedby={describedBy(inputId, description !== undefined, shown !== undefined)}
          {...listeners}
          onPaste={(event) => {
            event.preventDefault();
            if (disabled || props.readOnly === true) return;
            const pasted = readCode(event.clipboardData.getData('text'), length);
            const whole = pasted.ok && pasted.code.length === length ? pasted.code : undefined;
            const { selectionStart, selectionEnd } = event.currentTarget;
            const before = value.slice(0, selectionStart ?? 0);
            const added = event.clipboardData.getData('text');
            const joined = before + added + value.slice(selectionEnd ?? value.length);
            enter(whole ?? joined, whole === undefined ? before.length + added.length : length);
          }}
          onKeyDown={keyDown}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setTaken(selectionStart === 0 && selectionEnd === value.length)
          }
          onFocus={() => {
            setFocused(true);
            setPosition(value.length);
          }}
          onBlur={({ currentTarget }) => {
            finish(currentTarget);
            setFocused(false);
            props.onBlur?.();
          }}
        />
      </div>
    </FieldFrame>
  );
}

/** The digits of a text that is still being entered; none if it is not a code. */
function drawnOf(text: string, length: number): string {
  const read = readCode(text, length);
  return read.ok ? read.code : '';
}
