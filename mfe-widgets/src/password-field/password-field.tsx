import { type JSX, type Ref, useId, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { describedBy, FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `current-password` (default) or `new-password`, for password managers. */
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A password with a button that shows it. A remounted field hides the text again. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  const { label, description, error, size = 'medium', value, onChange } = props;
  const text = useWidgetText();
  const made = useId();
  const inputId = props.id ?? made;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      label={label}
      hideLabel={props.hideLabel ?? false}
      optional={props.optional ?? false}
      disabled={props.disabled ?? false}
      description={description}
      error={error}
      size={size}
      inputId={inputId}
      announces
    >
      <div className="wd-box">
        <input
          ref={props.inputRef}
          id={inputId}
          name={props.name}
          type={shown ? 'text' : 'password'}
          value={value}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          disabled={props.disabled}
          readOnly={props.readOnly}
          required={props.required}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a step that has just been opened.
          autoFocus={props.autoFocus}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        <IconButton
          size="small"
          icon={shown ? 'eye-off' : 'eye'}
          label={text(shown ? 'LBL_HIDE_PASSWORD' : 'LBL_SHOW_PASSWORD')}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
