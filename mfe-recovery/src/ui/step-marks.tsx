import type { JSX } from 'react';
import { useText } from 'shared-session';
import type { StepCount } from '../domain/step-count.ts';

/** The current step and the total: a bar for each step, and a text. */
export function StepMarks({ current, total, showsTotal }: StepCount): JSX.Element {
  const t = useText();
  return (
    <div className="rc-steps">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is all a mark has.
        <i key={index} aria-hidden="true" data-on={index < current || undefined} />
      ))}
      <span>
        {showsTotal ? t('LBL_RECOVERY_STEP_OF', { step: current, total }) : t('LBL_RECOVERY_STEP', { step: current })}
      </span>
    </div>
  );
}
