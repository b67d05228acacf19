import {
  type ChangeEvent,
  type CompositionEventHandler,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type JSX,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { IconButton } from '../button/index.ts';
import { describedBy, FieldFrame, type FieldProps, frameProps } from '../internal/field/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string, event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  type?: 'text' | 'email' | 'url' | 'search' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  spellCheck?: boolean;
  placeholder?: string;
  /** The id of a `<datalist>`. */
  list?: string;
  /** The longest text in characters; with `counter` the number of used characters is shown. */
  maxLength?: number;
  counter?: boolean;
  /** Several lines of text. */
  multiline?: boolean;
  rows?: number;
  /** Text or an icon inside the box, before and after the input. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The value is masked like a password; give `onConcealedChange` to offer a button that shows it. */
  concealed?: boolean;
  onConcealedChange?: (concealed: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
  onCompositionStart?: CompositionEventHandler<HTMLInputElement>;
  onCompositionEnd?: CompositionEventHandler<HTMLInputElement>;
  inputClassName?: string;
}

/** One line (or, with `multiline`, several lines) of text. Controlled: `onChange` gets the whole text at every keystroke. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { value, onChange, onBlur, onFocus, label, error, description, multiline = false } = props;
  const text = useWidgetText();
  const made = useId();
  const inputId = props.id ?? made;
  const shared = {
    id: inputId,
    name: props.name,
    value,
    onBlur,
    onFocus,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    disabled: props.disabled,
    readOnly: props.readOnly,
    required: props.required,
    spellCheck: props.spellCheck,
    autoFocus: props.autoFocus,
    autoComplete: props.autoComplete,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(inputId, description !== undefined, error !== undefined),
  };
  const counter =
    props.counter === true && props.maxLength !== undefined
      ? text('LBL_CHARACTERS_LEFT', { count: value.length, limit: props.maxLength })
      : undefined;
  return (
    <FieldFrame {...frameProps(props)} inputId={inputId} meta={counter}>
      <div className={multiline ? 'wd-box wd-box-multiline' : 'wd-box'}>
        {props.prefix === undefined ? null : <span className="wd-affix">{props.prefix}</span>}
        {multiline ? (
          <textarea {...shared} rows={props.rows ?? 3} onChange={(event) => onChange(event.target.value, event)} />
        ) : (
          <input
            {...shared}
            ref={props.inputRef}
            type={props.concealed === true ? 'password' : (props.type ?? 'text')}
            inputMode={props.inputMode}
            list={props.list}
            className={props.inputClassName}
            onCompositionStart={props.onCompositionStart}
            onCompositionEnd={props.onCompositionEnd}
            onChange={(event) => onChange(event.target.value, event)}
          />
        )}
        {props.onConcealedChange === undefined ? null : (
          <IconButton
            size="small"
            icon={props.concealed === true ? 'eye' : 'eye-off'}
            label={text(props.concealed === true ? 'LBL_SHOW_VALUE' : 'LBL_HIDE_VALUE', { label: label.toLowerCase() })}
            aria-pressed={props.concealed !== true}
            onClick={() => props.onConcealedChange?.(props.concealed !== true)}
          />
        )}
        {props.suffix === undefined ? null : <span className="wd-affix">{props.suffix}</span>}
      </div>
    </FieldFrame>
  );
}
