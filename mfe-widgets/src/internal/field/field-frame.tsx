import type { JSX, ReactNode } from 'react';
import { Icon } from '../../icon/index.ts';
import { useSettled } from '../press/index.ts';
import { styled } from '../styles/index.ts';
import { useWidgetText } from '../texts/index.ts';

/** The properties of every form field. */
export interface FieldProps {
  /** The field's name. Always required, even if it is not shown. */
  label: string;
  /** Keep the label for assistive technology only, because a column heading shows it. The frame then shows errors only. */
  hideLabel?: boolean;
  /** A hint on the input or its purpose; shown below the field. */
  description?: ReactNode;
  /** The fault and its remedy. Marks the field as invalid and is read out with it. */
  error?: string | undefined;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** 36 px, or 44 px for forms with few fields (the recovery flow). */
  size?: 'medium' | 'large';
  /** The id of the input; generated if absent. */
  id?: string;
  name?: string;
}

export interface FieldFrameProps
  extends Pick<FieldProps, 'label' | 'hideLabel' | 'description' | 'error' | 'optional' | 'size' | 'disabled'> {
  /** The input's id; description and error are `${inputId}-description` and `${inputId}-error`. */
  inputId: string;
  /** Shows a marker after the label. */
  required?: boolean;
  /** Use `group` for a set of controls: the label is then plain text and the frame is the group. */
  as?: 'field' | 'group';
  /** Small text at the end of the line below the field: a counter, a time left. */
  meta?: ReactNode;
  /** Announces the error when it appears, because the user waits for it while the focus stays in the field. */
  announces?: boolean;
  children: ReactNode;
}

/** The ids that describe an input, for `aria-describedby`; undefined if there are none. */
export function describedBy(inputId: string, described: boolean, failed: boolean): string | undefined {
  const ids = [failed ? `${inputId}-error` : '', described ? `${inputId}-description` : ''].filter((id) => id !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A label with at least this many characters may take more than a few lines; it is cut if many fields are shown together. */
const LONG = 100;

/** Label above, then the control, then the error and the description. */
export function FieldFrame({
  label,
  hideLabel = false,
  description,
  error: newest,
  optional = false,
  size = 'medium',
  disabled = false,
  inputId,
  required = false,
  as = 'field',
  meta,
  announces = false,
  children,
}: FieldFrameProps): JSX.Element {
  const text = useWidgetText();
  // An error that appears or disappears moves the content below.
  const error = useSettled(newest);
  const group = as === 'group';
  const Label = group ? 'span' : 'label';
  return (
    <div
      ref={styled}
      className={`wd-field wd-field-${size}`}
      data-invalid={error !== undefined || undefined}
      data-disabled={disabled || undefined}
      {...(group
        ? {
            role: 'group',
            'aria-labelledby': `${inputId}-label`,
            'aria-describedby': describedBy(inputId, description !== undefined, error !== undefined),
          }
        : {})}
    >
      <Label
        className={hideLabel ? 'wd-hidden' : 'wd-label'}
        id={`${inputId}-label`}
        data-long={label.length > LONG || undefined}
        {...(group ? {} : { htmlFor: inputId })}
      >
        {label}
        {required ? (
          <span className="wd-required" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
        {optional ? <span className="wd-label-note"> ({text('LBL_OPTIONAL')})</span> : null}
      </Label>
      {children}
      {error === undefined && description === undefined && meta === undefined ? null : (
        <div className="wd-notes">
          <div>
            {error === undefined ? null : (
              <p className="wd-error" id={`${inputId}-error`} role={announces ? 'alert' : undefined}>
                <Icon name="error" size={14} />
                <span>{error}</span>
              </p>
            )}
            {description === undefined ? null : (
              <div className="wd-description" id={`${inputId}-description`}>
                {description}
              </div>
            )}
          </div>
          {meta === undefined ? null : <div className="wd-meta">{meta}</div>}
        </div>
      )}
    </div>
  );
}
