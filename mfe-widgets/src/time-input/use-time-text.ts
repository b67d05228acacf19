import {
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useComposition } from 'shared-session/composition';
import type { TimeFormat } from 'shared-validators/clock';
import { showPlaceholder } from '../internal/field/placeholder.ts';
import { hasFocus } from '../internal/focus/index.ts';
import { draftText, replacedByDigit } from './draft-text.ts';
import { insertedInto } from './inserted-into.ts';
import { keyboardOf } from './keyboard-of.ts';
import { echoOf } from './time-echo.ts';
import type { TimeInputProps } from './time-input-props.ts';
import { type Drafted, type TimeDraftUse, useTimeDraft } from './use-time-draft.ts';

export interface TimeText extends TimeDraftUse {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The attributes and event handlers of the input. */
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
  /** Reads the text that an input method has composed in the input, if there is one. */
  readonly finish: (element: HTMLInputElement) => boolean;
}

/**
 * The text of a time input. It is written directly to the element, so a keystroke renders nothing before it is painted; keys, phone
 * keyboards and input methods all become actions on the draft.
 *
 * @param onEdit called when a key has changed the draft
 */
export function useTimeText(
  { value, onChange, onUnread, onEcho }: Pick<TimeInputProps, 'value' | 'onChange' | 'onUnread' | 'onEcho'>,
  format: TimeFormat,
  onEdit: () => void,
): TimeText {
  const input = useRef<HTMLInputElement>(null);
  // A composed text is read like one from a phone's keyboard.
  const { isUnderway, change, finish, listeners } = useComposition((element) => edited(element.value), {
    onAbandon: () => show(latest()),
  });

  /** Writes a draft to the input and selects the part that the next digit replaces. */
  const show = ({ draft, format: read }: Drafted): void => {
    const element = input.current;
    if (element === null || isUnderway()) return;
    const { text: shown } = draftText(draft, read);
    if (element.value !== shown) element.value = shown;
    element.inputMode = keyboardOf(draft);
    showPlaceholder(element, placeholderOf(read));
    if (hasFocus(element) && draft.fresh && draft.raw === undefined)
      element.setSelectionRange(...replacedByDigit(draft, read));
  };
  const reportEcho = useEffectEvent((state: Drafted): void => onEcho?.(echoOf(state)));
  const draftUse = useTimeDraft(value, onChange, format, show, reportEcho, onUnread);
  const { state, latest, dispatch } = draftUse;
  const [first] = useState(() => draftText(state.draft, format).text);
  // Set once; `show` updates it from then on.
  const [firstKeyboard] = useState(keyboardOf(state.draft));
  const [firstPlaceholder] = useState(first === '' ? placeholderOf(format) : undefined);

  // A value from outside is written like a typed one: React does not hold the text, so that a keystroke renders nothing.
  const showLatest = useEffectEvent((): void => show(latest()));
  // biome-ignore lint/correctness/useExhaustiveDependencies(state): the text follows the state.
  useLayoutEffect(() => showLatest(), [state]);
  useEffect(() => reportEcho(state), [state]);

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const element = input.current;
    const now = latest();
    const isComposed = event.isComposing || isUnderway();
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
      // A letter that changes nothing, the A of 9:00 AM, leaves everything selected. The M after it goes on.
      if (!latest().draft.fresh) element.setSelectionRange(element.value.length, element.value.length);
    } else return;
    event.preventDefault();
    onEdit();
  });
  useEffect(() => {
    const element = input.current;
    const listen = (event: InputEvent): void => beforeInput(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, []);

  /** The browser has changed the text of the input: by a phone's keyboard, or in a text that was not understood. */
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

  return {
    ...draftUse,
    input,
    finish,
    attributes: {
      inputMode: firstKeyboard,
      placeholder: firstPlaceholder,
      defaultValue: first,
      ...listeners,
      onChange: ({ currentTarget, nativeEvent }) => {
        // A composition that goes on after the input was left is not read again.
        if (!(nativeEvent as InputEvent).isComposing) change(currentTarget);
      },
    },
  };
}

function placeholderOf({ clock }: TimeFormat): string {
  return clock === '24' ? '--:--' : '--:-- --';
}
