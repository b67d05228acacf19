import { type JSX, useEffect, useId, useRef } from 'react';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { describedBy, FieldFrame, type FieldFrameProps } from '../internal/field/index.ts';
import type { CustomFieldDefinition } from './definition.ts';
import type { FieldForm } from './field-form.ts';

export interface TypedTextProps
  extends Pick<FieldFrameProps, 'label' | 'description' | 'error' | 'optional' | 'disabled'> {
  form: FieldForm<CustomFieldDefinition>;
  fieldId: number;
  /** Several lines of text. */
  multiline: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * A text of a form. The browser holds the text and notifies the form, so that a keystroke renders nothing. If the form's text differs from
 * the browser's (it was cleared, or filled from elsewhere), the form's is shown.
 */
export function TypedText({
  form,
  fieldId,
  multiline,
  readOnly,
  onChange,
  onBlur,
  ...frame
}: TypedTextProps): JSX.Element {
  const inputId = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const element = input.current;
      const { value } = form.field(fieldId);
      if (element !== null && element.value !== value) element.value = value;
    };
    follow();
    return form.subscribe(fieldId, follow);
  }, [form, fieldId]);
  const shared = {
    ref: input,
    id: inputId,
    defaultValue: form.field(fieldId).value,
    disabled: frame.disabled,
    maxLength: LINE_TEXTS.customField,
    readOnly,
    'aria-invalid': frame.error !== undefined || undefined,
    'aria-describedby': describedBy(inputId, frame.description !== undefined, frame.error !== undefined),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur,
  };
  return (
    <FieldFrame {...frame} inputId={inputId}>
      <div className={multiline ? 'wd-box wd-box-multiline' : 'wd-box wd-box-held'}>
        {multiline ? <textarea {...shared} rows={3} /> : <input {...shared} type="text" />}
      </div>
    </FieldFrame>
  );
}
