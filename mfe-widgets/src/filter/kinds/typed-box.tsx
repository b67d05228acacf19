import { type HTMLAttributes, type JSX, memo, type ReactNode, type Ref, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../../internal/field/index.ts';

export interface TypedBoxProps extends Pick<FieldFrameProps, 'label' | 'hideLabel' | 'error'> {
  /** The initial text; after that the browser holds it. */
  first: string;
  /** Keep it stable: the box renders again when it changes. */
  onType: (text: string) => void;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  /** A button at the end of the box. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text input that the browser updates itself, so that a letter renders nothing before it is painted. */
export const TypedBox = memo(function TypedBox(props: TypedBoxProps): JSX.Element {
  const { label, hideLabel = false, error, onType, suffix } = props;
  const inputId = useId();
  const [first] = useState(props.first);
  return (
    <FieldFrame label={label} hideLabel={hideLabel} error={error} inputId={inputId}>
      <div className="wd-box wd-box-held">
        <input
          ref={props.inputRef}
          id={inputId}
          type="text"
          inputMode={props.inputMode}
          autoComplete="off"
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          defaultValue={first}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(inputId, false, error !== undefined)}
          onChange={(event) => onType(event.target.value)}
        />
        {suffix === undefined ? null : <span className="wd-affix">{suffix}</span>}
      </div>
    </FieldFrame>
  );
});
