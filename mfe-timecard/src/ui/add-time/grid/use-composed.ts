import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * The text of a cell while an input method composes it. It is shown as composed, because writing another text ends the composition, and is
 * taken when the composition ends. An abandoned composition is not taken.
 */
export function useComposed(take: (text: string) => void) {
  const [composing, setComposing] = useState<{ readonly before: string; readonly text: string }>();
  /** Takes the composed text. @returns whether there was one */
  const finish = (text: string): boolean => {
    if (composing === undefined) return false;
    setComposing(undefined);
    if (text === composing.before) return false;
    take(text);
    return true;
  };
  return {
    /** Undefined while nothing is composed. */
    composed: composing?.text,
    finish,
    listeners: {
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
        if (composing === undefined) take(value);
        else setComposing({ ...composing, text: value });
      },
      onCompositionStart: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>): void =>
        setComposing({ before: value, text: value }),
      onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>): void => void finish(value),
    },
  };
}
