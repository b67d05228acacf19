import { type JSX, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { shownAmount, typedAmount } from 'shared-validators/amounts';
import { useLocaleTag } from '../amounts/index.ts';
import { showPlaceholder } from '../field/placeholder.ts';

export interface AmountInputProps {
  /** The name for assistive technology: column and row. Not given where a `<label>` names the input by its id. */
  label?: string | undefined;
  /** With a dot before the decimals, whatever the locale; the field shows it in the locale's signs. */
  value: string;
  /** The text as it is typed, with a dot before the decimals. Keep it stable: the input renders again when it changes. */
  onChange: (value: string) => void;
  /**
   * What the text is written as when the field is left: `8:30` as `8.50`; undefined when it is no amount. Then it stays as it was
   * typed, marked. A field that was left as it was found stays as it is. Keep it stable, too.
   */
  normalize?: ((value: string) => string | undefined) | undefined;
  /** Decimals of the amount. With it, what reads as thousands to some and as decimals to others (`1.234`) is refused. */
  precision?: number | undefined;
  /** With a dot before the decimals, as the value. */
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Longest text; what is longer is cut. */
  maxLength?: number | undefined;
  id?: string | undefined;
  /** Id of what is said about the amount, beside it. */
  describedBy?: string | undefined;
}

/**
 * A right-aligned number in a repeated row: a native input, because there are hundreds of them. The browser writes what is typed and
 * React does not write it again; a value from outside replaces it.
 */
export const AmountInput = memo(function AmountInput(props: AmountInputProps): JSX.Element {
  const { label, value, onChange, normalize, precision } = props;
  const tag = useLocaleTag();
  const input = useRef<HTMLInputElement>(null);
  const placeholder = props.placeholder === undefined ? '' : shownAmount(props.placeholder, tag);
  const [first] = useState(() => shownAmount(value, tag));
  // Given once; `showPlaceholder` writes it from then on.
  const [firstPlaceholder] = useState(first === '' && placeholder !== '' ? placeholder : undefined);
  const found = useRef(first);
  /** What stood in the input when an input method began to compose; undefined while none does. */
  const composedOver = useRef<string>(undefined);
  const follow = useCallback(
    (element: HTMLInputElement): void => {
      if (typedAmount(element.value, tag, precision) !== value) element.value = shownAmount(value, tag);
      showPlaceholder(element, placeholder);
    },
    [value, tag, precision, placeholder],
  );
  useLayoutEffect(() => {
    // What is composed is the input method's: writing would break it off, and lose it.
    if (input.current && composedOver.current === undefined) follow(input.current);
  }, [follow]);
  const take = (target: HTMLInputElement): void => {
    const cut = target.value.slice(0, props.maxLength);
    if (target.value !== cut) target.value = cut;
    showPlaceholder(target, placeholder);
    onChange(typedAmount(cut, tag, precision));
  };
  /** A text is composed: it is taken as one that was typed. One that was given up leaves what there is. */
  const composed = (target: HTMLInputElement): void => {
    const before = composedOver.current;
    composedOver.current = undefined;
    if (target.value === before) follow(target);
    else if (before !== undefined) take(target);
  };
  const [left, setLeft] = useState(false);
  const invalid =
    props.invalid === true || (left && value !== '' && normalize !== undefined && normalize(value) === undefined);
  return (
    <span className="wd-box wd-amount" data-invalid={invalid || undefined}>
      <input
        ref={input}
        id={props.id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        placeholder={firstPlaceholder}
        defaultValue={first}
        disabled={props.disabled}
        onFocus={(event) => {
          found.current = event.target.value;
          event.target.select();
        }}
        onChange={({ target }) => {
          if (composedOver.current === undefined) take(target);
        }}
        onCompositionStart={({ currentTarget }) => {
          composedOver.current = currentTarget.value;
        }}
        onCompositionEnd={({ currentTarget }) => composed(currentTarget)}
        onBlur={({ target }) => {
          setLeft(true);
          composed(target);
          if (target.value === found.current) return;
          const typed = typedAmount(target.value, tag, precision);
          const normalized = normalize?.(typed);
          if (normalized === undefined || normalized === typed) return;
          target.value = shownAmount(normalized, tag);
          onChange(normalized);
        }}
      />
    </span>
  );
});
