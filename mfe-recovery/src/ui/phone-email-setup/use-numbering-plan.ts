import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { useEffect, useState } from 'react';
import { loadNumberingPlan, type NumberingPlan, permissivePlan } from '../../state/numbering-plan.ts';

/** The numbering plans; undefined until they are loaded, and a permissive plan if they cannot be. */
export function useNumberingPlan(): NumberingPlan | undefined {
  const [plan, setPlan] = useState<NumberingPlan>();
  useEffect(() => {
    let gone = false;
    // By then the first field is painted and has the focus.
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
