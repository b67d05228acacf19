import { type ChangeEvent, type CompositionEvent, useCallback, useRef } from 'react';

interface Options {
  /** Called with the text while it is composed, and with undefined when the composition ends, before the text is taken. */
  readonly onCompose?: (text: string | undefined) => void;
  /** Called when a composition is abandoned: the input has the text that it had before. */
  readonly onAbandon?: (input: HTMLInputElement) => void;
}

/**
 * The composition of an input method in an input. Its text is taken when the composition ends or the input is left; an abandoned
 * composition is not taken. Nothing may write to the input while it is underway, because writing ends the composition and loses its text.
 *
 * @param take takes the text of the input, composed or typed
 */
export function useComposition(take: (input: HTMLInputElement) => void, { onCompose, onAbandon }: Options = {}) {
  /** The text of the input when the composition began; undefined while nothing is composed. */
  const before = useRef<string>(undefined);
  const isUnderway = useCallback((): boolean => before.current !== undefined, []);
  const change = (input: HTMLInputElement): void => {
    if (isUnderway()) onCompose?.(input.value);
    else take(input);
  };
  /** Ends the composition, if there is one. @returns whether its text was taken */
  const finish = (input: HTMLInputElement): boolean => {
    if (!isUnderway()) return false;
    const isAbandoned = input.value === before.current;
    before.current = undefined;
    onCompose?.(undefined);
    if (isAbandoned) onAbandon?.(input);
    else take(input);
    return !isAbandoned;
  };
  return {
    /** Whether a text is being composed. */
    isUnderway,
    change,
    finish,
    listeners: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => change(currentTarget),
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => {
        before.current = currentTarget.value;
        onCompose?.(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => void finish(currentTarget),
    },
  };
}
