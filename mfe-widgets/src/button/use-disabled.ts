import { type FocusEventHandler, type Ref, type RefCallback, useRef, useState } from 'react';
import { hasFocus } from '../internal/focus/index.ts';
import { useMergedRefs } from '../internal/refs/index.ts';
import { useStyled } from '../internal/styles/index.ts';

interface ButtonState {
  readonly disabled?: boolean | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface ButtonAttributes {
  readonly disabled: boolean;
  readonly 'aria-disabled'?: true;
  readonly onBlur: FocusEventHandler<HTMLButtonElement>;
  readonly ref: RefCallback<HTMLButtonElement>;
}

/**
 * The attributes of a styled button that may be disabled. Browsers take focus from a button that becomes disabled and give it to nobody, so
 * that the next Tab begins at the top of the page: one that has focus says `aria-disabled` instead, until it is left.
 */
export function useDisabled({ disabled = false, onBlur, ref }: ButtonState): ButtonAttributes {
  const button = useRef<HTMLButtonElement>(null);
  const [before, setBefore] = useState(disabled);
  const [keepsFocus, setKeepsFocus] = useState(false);
  if (disabled !== before) {
    setBefore(disabled);
    setKeepsFocus(disabled && button.current !== null && hasFocus(button.current));
  }
  return {
    disabled: disabled && !keepsFocus,
    ...(disabled && keepsFocus && { 'aria-disabled': true }),
    onBlur: (event) => {
      setKeepsFocus(false);
      onBlur?.(event);
    },
    ref: useStyled(useMergedRefs(button, ref)),
  };
}
