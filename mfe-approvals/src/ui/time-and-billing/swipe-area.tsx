import { type ReactNode, useRef } from 'react';
import { useText } from 'shared-session';
import type { Swipe } from '../../domain/swipe.ts';
import { useSwipe } from './use-swipe.ts';

interface SwipeAreaProps {
  /** What moves, of what the finger is on; null where there is nothing to decide. */
  readonly movesWith: (target: Element) => HTMLElement | null;
  readonly onSwipe: (element: HTMLElement, swipe: Swipe) => void;
  /** Whether there is something to swipe: it is said then. */
  readonly hint?: boolean;
  readonly children: ReactNode;
}

/** Where a finger approves or rejects by a swipe; it says so, and what letting go decides. Buttons do the same. */
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
