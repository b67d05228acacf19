import {
  type JSX,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { i18n } from 'shared-session';
import { isComposing, useComposed } from 'shared-session/composition';
import { IconButton } from '../button/index.ts';
import { describedBy, FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { useMergedRefs } from '../internal/refs/index.ts';
import { formStyled } from '../internal/styles/form-styled.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { loadPostPaint } from '../post-paint/load-post-paint.ts';
import { countriesOf } from './countries.ts';
import { CountryPicker } from './country-picker.tsx';
import { type Caret, editPhone } from './edit-phone.ts';
import { understoodNumber } from './understood-number.ts';

/** A phone number in the shape of the recovery options (docs: recovery#recovery-options-response). */
export interface PhoneValue {
  /** As shown, in the country's national format as far as it is complete: `(213) 373-4253`; `''` for none. */
  phoneNumber: string;
  /** Calling code without the plus: `1`. */
  phoneCode: string;
  /** ISO 3166-1 alpha-2, lower case: `us`. */
  countryCode: string;
}

export interface PhoneFieldProps extends FieldProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  /** Lower-case codes of the countries to choose from; unknown ones are left out. Default: all. */
  countries?: readonly string[];
  /** Default: a sample number of the country. */
  placeholder?: string;
  autoFocus?: boolean;
  /** The number is masked like a password; give `onConcealedChange` to offer a button that shows it. */
  concealed?: boolean;
  onConcealedChange?: (concealed: boolean) => void;
  /** Content at the end of the box, such as a button that removes the number. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

type Formatter = typeof import('./format-as-you-type.ts');

/**
 * A phone number with its country. It formats while typing and keeps the caret at its digit; pasting a number in international format sets
 * its country. It does not validate: use `shared-validators/phone`. The numbering plans are loaded when the field is shown; text typed
 * before that is formatted afterwards, and without them it stays as typed.
 */
export function PhoneField(props: PhoneFieldProps): JSX.Element {
  const { label, value, onChange, error, description, disabled = false, concealed = false } = props;
  const text = useWidgetText();
  const made = useId();
  const inputId = props.id ?? made;
  const countries = useMemo(() => countriesOf(props.countries, i18n.language), [props.countries]);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, props.inputRef);
  // The caret position to set once its text is shown.
  const caret = useRef<Caret>(undefined);
  const deletes = useRef<'backward' | 'forward'>(undefined);
  const formatter = useFormatter();
  const isTypedEarly = useRef(false);
  const example = useExample(value.countryCode);

  useLayoutEffect(() => {
    const element = input.current;
    const due = caret.current;
    // Another text, set by the owner, has its own positions.
    if (element === null || due === undefined || concealed || element.value !== due.text) return;
    element.setSelectionRange(due.caret, due.caret);
    caret.current = undefined;
  });

  const withCountry = (countryCode: string, phoneNumber: string): PhoneValue => ({
    countryCode,
    phoneCode: countries.find((country) => country.code === countryCode)?.phoneCode ?? value.phoneCode,
    phoneNumber,
  });
  const enter = (typed: Caret): void => {
    const entered = {
      text: understoodNumber(typed.text),
      caret: understoodNumber(typed.text.slice(0, typed.caret)).length,
    };
    isTypedEarly.current = formatter === undefined;
    const international = formatter?.readInternational(entered.text, value.countryCode);
    if (international !== undefined && countries.some((country) => country.code === international.country)) {
      caret.current = { text: international.national, caret: international.national.length };
      onChange(withCountry(international.country, international.national));
      return;
    }
    const format = (digits: string) => formatter?.formatDigits(digits, value.countryCode) ?? digits;
    const edited = formatter === undefined ? entered : editPhone(value.phoneNumber, entered, deletes.current, format);
    caret.current = edited;
    onChange(withCountry(value.countryCode, edited.text));
  };
  const { composed, finish, listeners } = useComposed((element) => enter(caretOf(element)));
  const formatEarly = useEffectEvent((): void => {
    const element = input.current;
    if (element === null || !isTypedEarly.current) return;
    deletes.current = undefined;
    enter({ text: value.phoneNumber, caret: element.selectionStart ?? value.phoneNumber.length });
    // If the user has moved to another field, setting the caret must not pull them back.
    if (!element.matches(':focus')) caret.current = undefined;
  });
  useEffect(() => {
    if (formatter !== undefined) formatEarly();
  }, [formatter]);
  const changeCountry = (countryCode: string): void => {
    const digits = value.phoneNumber.replace(/\D/g, '');
    const plain = /^[\d\s().\-/]*$/.test(value.phoneNumber);
    const number = plain && formatter !== undefined ? formatter.formatDigits(digits, countryCode) : value.phoneNumber;
    onChange(withCountry(countryCode, number));
  };

  return (
    <FieldFrame
      label={label}
      hideLabel={props.hideLabel ?? false}
      optional={props.optional ?? false}
      disabled={disabled}
      description={description}
      error={error}
      size={props.size ?? 'medium'}
      inputId={inputId}
    >
      <div ref={formStyled} className="wd-box wd-phone">
        <CountryPicker
          countries={countries}
          value={value.countryCode}
          onChange={changeCountry}
          disabled={disabled || props.readOnly === true}
        />
        <input
          ref={inputRef}
          id={inputId}
          name={props.name}
          type={concealed ? 'password' : 'tel'}
          inputMode="tel"
          autoComplete={concealed ? 'off' : 'tel-national'}
          value={composed ?? value.phoneNumber}
          placeholder={props.placeholder ?? example}
          disabled={disabled}
          readOnly={props.readOnly}
          required={props.required}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a step that has just been opened.
          autoFocus={props.autoFocus}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          onKeyDown={(event) => {
            const key = isComposing(event) ? undefined : event.key;
            deletes.current = key === 'Backspace' ? 'backward' : key === 'Delete' ? 'forward' : undefined;
          }}
          {...listeners}
          onBlur={({ currentTarget }) => {
            finish(currentTarget);
            caret.current = undefined;
            props.onBlur?.();
          }}
        />
        {props.onConcealedChange === undefined ? null : (
          <IconButton
            size="small"
            icon={concealed ? 'eye' : 'eye-off'}
            label={text(concealed ? 'LBL_SHOW_VALUE' : 'LBL_HIDE_VALUE', { label: label.toLowerCase() })}
            aria-pressed={!concealed}
            onClick={() => props.onConcealedChange?.(!concealed)}
          />
        )}
        {props.end}
      </div>
    </FieldFrame>
  );
}

const caretOf = ({ value, selectionStart }: HTMLInputElement): Caret => ({
  text: value,
  caret: selectionStart ?? value.length,
});

function useFormatter(): Formatter | undefined {
  const [formatter, setFormatter] = useState<Formatter>();
  useEffect(
    () =>
      loadPostPaint(
        () => import('./format-as-you-type.ts'),
        ({ formatDigits, readInternational }) => setFormatter({ formatDigits, readInternational }),
        (error) => console.error('The numbering plans could not be loaded; numbers stay as typed.', error),
      ),
    [],
  );
  return formatter;
}

/** A sample number of the country, once the numbering plans are loaded. */
function useExample(country: string): string | undefined {
  const [example, setExample] = useState<string>();
  useEffect(
    () =>
      loadPostPaint(
        () => import('shared-validators/phone'),
        ({ phoneExample }) => setExample(phoneExample(country)),
      ),
    [country],
  );
  return example;
}
