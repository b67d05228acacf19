import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * The text of an input while an input method composes it. It is shown as composed, because writing another text ends the composition, and
 * is taken when the composition ends or the input is left. An abandoned composition is not taken.
 */
export function useComposed(take: (input: HTMLInputElement) => void) {
  const [composing, setComposing] = useState<{ readonly before: string; readonly text: string }>();
  /** Takes the composed text, if there is one. */
  const finish = (input: HTMLInputElement): void => {
    if (composing === undefined) return;
    setComposing(undefined);
    if (input.value !== composing.before) take(input);
  };
  const change = (input: HTMLInputElement): void => {
    if (composing === undefined) take(input);
    else setComposing({ ...composing, text: input.value });
  };
  return {
    /** Undefined while nothing is composed. */
    composed: composing?.text,
    change,
    finish,
    listeners: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => change(target),
      onCompositionStart: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>): void =>
        setComposing({ before: value, text: value }),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => finish(currentTarget),
    },
  };
}
