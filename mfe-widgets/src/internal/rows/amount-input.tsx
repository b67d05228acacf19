import { type JSX, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useComposition } from 'shared-session/composition';
import { shownAmount, typedAmount } from 'shared-validators/amounts';
import { useLocaleTag } from '../amounts/index.ts';
import { showPlaceholder } from '../field/placeholder.ts';

export interface AmountInputProps {
  /** The name for assistive technology: column and row. Omit it if a `<label>` refers to the input by its id. */
  label?: string | undefined;
  /** With a decimal point in every locale; the field shows it in the locale's notation. */
  value: string;
  /** Called with the typed text, with a decimal point. Keep it stable: the input renders again when it changes. */
  onChange: (value: string) => void;
  /**
   * Formats the text when the field is left: `8:30` as `8.50`; undefined if it is not an amount. The text then stays as typed, marked. A
   * field that was left without a change stays unchanged. Keep it stable.
   */
  normalize?: ((value: string) => string | undefined) | undefined;
  /** Decimals of the amount. With it, an ambiguous text (`1.234`: thousands or decimals, depending on the reader) is rejected. */
  precision?: number | undefined;
  /** With a decimal point, like the value. */
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The longest text; a longer one is cut. */
  maxLength?: number | undefined;
  id?: string | undefined;
  /** Id of the description of the amount, next to it. */
  describedBy?: string | undefined;
}

/**
 * A right-aligned number in a repeated row: a native input, because there are hundreds of them. The browser holds the typed text and React
 * does not write it again; a value from outside replaces it.
 */
export const AmountInput = memo(function AmountInput(props: AmountInputProps): JSX.Element {
  const { label, value, onChange, normalize, precision } = props;
  const tag = useLocaleTag();
  const input = useRef<HTMLInputElement>(null);
  const placeholder = props.placeholder === undefined ? '' : shownAmount(props.placeholder, tag);
  const [first] = useState(() => shownAmount(value, tag));
  // Set once; `showPlaceholder` updates it from then on.
  const [firstPlaceholder] = useState(first === '' && placeholder !== '' ? placeholder : undefined);
  const found = useRef(first);
  const follow = useCallback(
    (element: HTMLInputElement): void => {
      if (typedAmount(element.value, tag, precision) !== value) element.value = shownAmount(value, tag);
      showPlaceholder(element, placeholder);
    },
    [value, tag, precision, placeholder],
  );
  const take = (target: HTMLInputElement): void => {
    const cut = target.value.slice(0, props.maxLength);
    if (target.value !== cut) target.value = cut;
    showPlaceholder(target, placeholder);
    onChange(typedAmount(cut, tag, precision));
  };
  const { isUnderway, finish, listeners } = useComposition(take, { onAbandon: follow });
  useLayoutEffect(() => {
    if (input.current && !isUnderway()) follow(input.current);
  }, [follow, isUnderway]);
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
        {...listeners}
        onBlur={({ target }) => {
          setLeft(true);
          finish(target);
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
