import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '../domain/steps.ts';

/** Steps whose first field gets the focus. In other steps the title does. */
const hasField: readonly Step[] = ['confirm-password', 'phone-email-setup', 'verify-email', 'verify-phone'];

/**
 * Moves the focus when the step changes, and its screen is there. The first screen of a flow in a page leaves it alone, because the user has not done anything yet.
 * The first screen of a modal takes it, like any modal.
 */
export function useStepFocus(card: RefObject<HTMLElement | null>, step: Step | undefined, asModal: boolean): void {
  const before = useRef<Step>('starting');
  useEffect(() => {
    if (step === undefined) return;
    const from = before.current;
    before.current = step;
    if (from === step || (from === 'starting' && !asModal)) return;
    const target = hasField.includes(step) ? 'input:not([disabled], [hidden])' : 'h1';
    const field = card.current?.querySelector<HTMLElement>(target);
    field?.focus({ preventScroll: true });
    if (from === 'starting') return;
    // A step is scrolled to its top; if it does not fit, the field must be visible.
    for (const part of [card.current, card.current?.querySelector('h1'), field])
      part?.scrollIntoView?.({ block: 'nearest' });
  }, [card, step, asModal]);
}
