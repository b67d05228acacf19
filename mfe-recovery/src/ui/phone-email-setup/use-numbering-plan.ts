import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { useEffect, useState } from 'react';
import { loadNumberingPlan, type NumberingPlan, permissivePlan } from '../../state/numbering-plan.ts';

/** The numbering plans, once they are there; undefined until then, and a permissive one where they cannot be loaded. */
export function useNumberingPlan(): NumberingPlan | undefined {
  const [plan, setPlan] = useState<NumberingPlan>();
  useEffect(() => {
    let gone = false;
    // The first field is drawn and has the focus by then.
    const undo = schedulePostPaint(() => {
      loadNumberingPlan().then(
        (loaded) => {
          if (!gone) setPlan(loaded);
        },
        (error: unknown) => {
          console.error('The numbering plans could not be loaded; the server judges the number.', error);
          if (!gone) setPlan(permissivePlan);
        },
      );
    });
    return () => {
      gone = true;
      undo();
    };
  }, []);
  return plan;
}
