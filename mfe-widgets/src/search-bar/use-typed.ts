import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import { schedulePostPaint } from '../post-paint/index.ts';

export interface Typed {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text of the input as last painted; everything shown next to the input depends on it. */
  readonly shown: string;
  /** The current text of the input. */
  readonly now: () => string;
  /** Whether text was typed for which nothing is picked. */
  readonly isTyped: () => boolean;
  /** Processes a keystroke that is not painted yet at once; returns whether there was one. */
  readonly commit: () => boolean;
  /** Call it when the browser has written a keystroke. */
  readonly hear: (text: string) => void;
  /** Sets the text of the input; undefined for the text of the picked option. */
  readonly write: (text: string | undefined) => void;
}

/**
 * The text of a search. The browser writes it, so that a keystroke renders nothing before it is painted; everything that depends on it is
 * rendered after that frame.
 *
 * @param picked the text of the picked option, shown while nothing is typed
 * @param follow called after the frame that shows a keystroke
 */
export function useTyped(picked: string, follow: (text: string) => void): Typed {
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<string>(undefined);
  /** Cancels the update that waits for the paint. */
  const waiting = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<string>();
  const handlers = useEventCallbacks({ follow });
  const shown = typed ?? picked;
  // The owner has picked or cleared an option; never overwrites a letter that is not processed yet.
  useLayoutEffect(() => {
    if (input.current !== null && waiting.current === undefined && input.current.value !== shown)
      input.current.value = shown;
  }, [shown]);
  useEffect(() => () => waiting.current?.(), []);
  const forget = (): void => {
    waiting.current?.();
    waiting.current = undefined;
  };
  const catchUp = (text: string): void => {
    waiting.current = undefined;
    setTyped(text);
    handlers.follow(text);
  };
  return {
    input,
    shown,
    now: () => newest.current ?? picked,
    isTyped: () => newest.current !== undefined,
    commit() {
      if (waiting.current === undefined) return false;
      forget();
      catchUp(newest.current ?? '');
      return true;
    },
    hear(text) {
      forget();
      newest.current = text;
      waiting.current = schedulePostPaint(() => catchUp(text));
    },
    write(text) {
      forget();
      newest.current = text;
      setTyped(text);
      if (input.current !== null) input.current.value = text ?? picked;
    },
  };
}
