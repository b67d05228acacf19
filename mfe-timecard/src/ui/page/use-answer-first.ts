import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { type MouseEvent, useState } from 'react';

/**
 * Answers a press in its own frame and does its work after the paint, where the work is large. A press by keyboard does its work at once,
 * because the next key belongs to what it leads to.
 *
 * @returns the answer while its work is to come, and the function to call with the press
 */
export function useAnswerFirst<T>(): readonly [
  coming: T | undefined,
  answer: (press: MouseEvent, coming: T, work: () => void) => void,
] {
  const [coming, setComing] = useState<T>();
  const answer = (press: MouseEvent, next: T, work: () => void): void => {
    // Of clicks, only those of a pointer have a count.
    if (press.detail === 0) work();
    else {
      setComing(() => next);
      schedulePostPaint(() => {
        setComing(undefined);
        work();
      });
    }
  };
  return [coming, answer];
}
