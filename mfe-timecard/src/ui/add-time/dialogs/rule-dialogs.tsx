import { getOvertimeRule, getWorkPeriod } from 'shared-client/billing';
import { useModule } from 'shared-session/server-data';
import { ModuleState } from '../../page/module-state.tsx';
import { useTimecard } from '../timecard-context.tsx';

const loadWorkPeriod = () => import('mfe_widgets/work-period-dialog');
const loadOvertimeRule = () => import('mfe_widgets/overtime-rule-dialog');

/** Work Period and Overtime Rule (750 px, read-only), opened from links in the error banner. */
export function RuleDialogs({ open, onClose }: { open: 'work-period' | 'overtime-rule' | null; onClose: () => void }) {
  const period = useTimecard((state) => state.metadata.workPeriod);
  const rule = useTimecard((state) => state.metadata.overtimeRule);
  const ruleId = useTimecard((state) => state.metadata.overtimeRuleId);
  const periodId = period?.id ?? null;
  const workPeriod = useModule('work-period-dialog', loadWorkPeriod, open === 'work-period');
  const overtimeRule = useModule('overtime-rule-dialog', loadOvertimeRule, open === 'overtime-rule');
  const wanted = open === 'work-period' ? workPeriod : overtimeRule;
  if (open !== null && !wanted.module) return <ModuleState of={wanted} lines={1} />;
  return (
    <>
      {workPeriod.module ? (
        <workPeriod.module.WorkPeriodDialog
          open={open === 'work-period'}
          onClose={onClose}
          known={period}
          {...(periodId === null ? {} : { load: (signal) => getWorkPeriod(periodId, { signal }) })}
        />
      ) : null}
      {overtimeRule.module ? (
        <overtimeRule.module.OvertimeRuleDialog
          open={open === 'overtime-rule'}
          onClose={onClose}
          known={rule}
          {...(ruleId === null ? {} : { load: (signal) => getOvertimeRule(ruleId, { signal }) })}
        />
      ) : null}
    </>
  );
}
