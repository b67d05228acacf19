import { type JSX, useRef, useState } from 'react';
import { useComposed } from 'shared-session/composition';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { TextField } from '../text-field/index.ts';
import { type CustomFieldProps, framing } from './custom-field-props.ts';

/**
 * A secure text. The stored value is shown as five asterisks and cannot be read; typed text replaces it, hidden unless the user reveals it.
 * It stays one input, so that the focus survives the change from one to the other. While an input method composes, its type stays as well,
 * because changing it ends the composition.
 */
export function SecureText({ definition, value, onChange, onBlur, error, disabled }: CustomFieldProps): JSX.Element {
  const [concealed, setConcealed] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const masked = value === SECURE_PLACEHOLDER;
  const { composed, change, finish, listeners } = useComposed(({ value: typed }) => {
    if (typed !== value) onChange(masked ? withoutMask(typed) : typed);
  });
  return (
    <TextField
      {...framing(definition, disabled === true)}
      error={error}
      inputRef={input}
      value={composed ?? value}
      maxLength={LINE_TEXTS.customField}
      autoComplete="new-password"
      spellCheck={false}
      readOnly={definition.readOnlyClient === true}
      {...(masked ? {} : { concealed, onConcealedChange: setConcealed })}
      {...(composed !== undefined && concealed ? { inputClassName: 'wd-hidden-text' } : {})}
      onFocus={() => {
        if (masked) input.current?.select();
      }}
      onBlur={() => {
        if (input.current) finish(input.current);
        onBlur?.();
      }}
      onChange={() => {
        if (input.current) change(input.current);
      }}
      onCompositionStart={listeners.onCompositionStart}
      onCompositionEnd={listeners.onCompositionEnd}
    />
  );
}

/** The text typed before or after the mask; a mask with a deleted character counts as empty. */
function withoutMask(typed: string): string {
  if (typed.startsWith(SECURE_PLACEHOLDER)) return typed.slice(SECURE_PLACEHOLDER.length);
  if (typed.endsWith(SECURE_PLACEHOLDER)) return typed.slice(0, -SECURE_PLACEHOLDER.length);
  return typed.replace(/^\*+|\*+$/g, '');
}
