import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import { schedulePostPaint } from '../post-paint/index.ts';

export interface Typed {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What stands in the input, as it was painted last: what is shown beside the input goes by it. */
  readonly shown: string;
  /** What stands in the input now. */
  readonly now: () => string;
  /** Something was typed that nobody has picked. */
  readonly isTyped: () => boolean;
  /** Follows a keystroke that is not painted yet, at once; says whether there was one. */
  readonly commit: () => boolean;
  /** The browser has written a keystroke. */
  readonly hear: (text: string) => void;
  /** Puts a text into the input; undefined for that of what is picked. */
  readonly write: (text: string | undefined) => void;
}

/**
 * The text of a search. The browser writes it, so that a keystroke renders nothing before it is painted; what follows from it
 * is rendered behind that frame.
 *
 * @param picked the text of what is picked, which stands there while nothing is typed
 * @param follow what is to be done behind the frame that shows a keystroke
 */
export function useTyped(picked: string, follow: (text: string) => void): Typed {
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<string>(undefined);
  /** Undoes what waits for the paint. */
  const waiting = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<string>();
  const handlers = useEventCallbacks({ follow });
  const shown = typed ?? picked;
  // What was picked or cleared by the owner; never over a letter that is still on its way.
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
