import { createElement, type JSX, useEffect, useEffectEvent, useRef } from 'react';

export type RecoveryFlow = 'register' | 'update';

/** Whether the page defines `<recovery-options>`. The portal does if mfe-recovery is deployed. */
export const isRecoveryElementThere = (): boolean => customElements.get('recovery-options') !== undefined;

/**
 * The recovery flow as a modal over this page. The element belongs to another micro-frontend; it is used by its tag name and not imported.
 */
export function RecoveryElement({
  flow,
  onEnd,
}: {
  readonly flow: RecoveryFlow;
  readonly onEnd: () => void;
}): JSX.Element {
  const element = useRef<HTMLElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { current } = element;
    const ended = () => end();
    const events = ['recovery-completed', 'recovery-cancelled'];
    for (const one of events) current?.addEventListener(one, ended);
    return () => {
      for (const one of events) current?.removeEventListener(one, ended);
    };
  }, []);
  return createElement('recovery-options', {
    ref: element,
    'as-modal': '',
    ...(flow === 'update' ? { 'update-flow': '' } : {}),
  });
}
