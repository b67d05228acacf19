import type { JSX } from 'react';
import { adoptStyles, useText } from 'shared-session';
import type { StepCount } from '../domain/step-count.ts';
import styles from './step-marks.css';

const styled = (element: Element | null) => (element === null ? undefined : adoptStyles(element, [styles]));

/** The current step and the total: a bar for each step, and a text. Nothing where steps are not counted. */
export function StepMarks({ count }: { readonly count: StepCount | undefined }): JSX.Element | null {
  const t = useText();
  if (count === undefined) return null;
  const { current, total, showsTotal } = count;
  return (
    <div ref={styled} className="rc-steps">
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
