import { type ReactNode, useRef } from 'react';
import { useText } from 'shared-session';
import type { Swipe } from '../../../domain/swipe.ts';
import { useSwipe } from './use-swipe.ts';

interface SwipeAreaProps {
  /** The element that moves with the finger; null if there is nothing to decide. */
  readonly movesWith: (target: Element) => HTMLElement | null;
  readonly onSwipe: (element: HTMLElement, swipe: Swipe) => void;
  /** Whether to show the hint that rows can be swiped. */
  readonly hint?: boolean;
  readonly children: ReactNode;
}

/** An area where swiping approves or rejects, with a hint and the decision that letting go would make. Buttons do the same. */
export function SwipeArea({ movesWith, onSwipe, hint = true, children }: SwipeAreaProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const { sign, swallows } = useSwipe(ref, (target) => {
    const element = movesWith(target);
    return element && { element, decide: (swipe) => onSwipe(element, swipe) };
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the end of a swipe from being a tap.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a swipe has no key; A and R do the same.
    <div
      ref={ref}
      className="ap-swipe"
      onClickCapture={(event) => {
        if (swallows()) event.stopPropagation();
      }}
    >
      {hint ? <p className="ap-hint ap-swipe-hint">{t('MSG_SWIPE_HINT')}</p> : null}
      {children}
      {sign === null ? null : (
        <p className="ap-swipe-sign" data-swipe={sign} aria-hidden="true">
          {t(sign === 'approve' ? 'LBL_APPROVE' : 'LBL_REJECT')}
        </p>
      )}
    </div>
  );
}
