import { InformationDialog } from 'mfe_widgets/dialog';
import { useEffect, useState } from 'react';
import { getOvertimeRule, getWorkPeriod, type OvertimeRule, type WorkPeriod } from 'shared-client/billing';
import { useText } from 'shared-session';
import { useTimecard } from '../timecard-context.tsx';

/** Work Period and Overtime Rule (750 px, read-only), opened from links in the error banner. */
export function RuleDialogs({ open, onClose }: { open: 'work-period' | 'overtime-rule' | null; onClose: () => void }) {
  const t = useText();
  const period = useTimecard((state) => state.metadata.workPeriod);
  const rule = useTimecard((state) => state.metadata.overtimeRule);
  const ruleId = useTimecard((state) => state.metadata.overtimeRuleId);
  const [workPeriod, setWorkPeriod] = useState<WorkPeriod | null>(period);
  const [overtimeRule, setOvertimeRule] = useState<OvertimeRule | null>(rule);
  const [failed, setFailed] = useState(false);
  const periodId = period?.id ?? null;
  useEffect(() => {
    const fail = () => setFailed(true);
    setFailed(false);
    if (open === 'work-period' && periodId !== null) getWorkPeriod(periodId).then(setWorkPeriod, fail);
    if (open === 'overtime-rule' && ruleId !== null) getOvertimeRule(ruleId).then(setOvertimeRule, fail);
  }, [open, periodId, ruleId]);
  const yes = (value: boolean) => t(value ? 'LBL_YES' : 'LBL_NO');
  return (
    <>
      <InformationDialog
        open={open === 'work-period'}
        onClose={onClose}
        title={t('LBL_WORK_PERIOD')}
        error={failed && !workPeriod ? t('ERR_GENERIC') : undefined}
        rows={
          workPeriod
            ? [
                { label: t('LBL_PERIOD_NAME'), value: workPeriod.periodName },
                { label: t('LBL_WORK_SCHEDULE'), value: workPeriod.workSchedule },
                { label: t('LBL_DAY_OF_WEEK'), value: workPeriod.dayOfWeek },
                { label: t('LBL_START_TIME'), value: workPeriod.startTime },
                { label: t('LBL_SHORT_DESCRIPTION'), value: workPeriod.shortDescription },
                { label: t('LBL_ACTIVE'), value: yes(workPeriod.active) },
              ]
            : undefined
        }
      />
      <InformationDialog
        open={open === 'overtime-rule'}
        onClose={onClose}
        title={t('LBL_OVERTIME_RULE')}
        error={failed && !overtimeRule ? t('ERR_GENERIC') : undefined}
        rows={
          overtimeRule
            ? [
                { label: t('LBL_NAME'), value: overtimeRule.name },
                { label: t('LBL_WEEKLY_OT'), value: overtimeRule.weeklyOTLimit },
                { label: t('LBL_DAILY_OT'), value: overtimeRule.dailyOTLimit },
                { label: t('LBL_WEEKLY_DT'), value: overtimeRule.weeklyDTLimit },
                { label: t('LBL_DAILY_DT'), value: overtimeRule.dailyDTLimit },
                { label: t('LBL_SPECIFIC_DT'), value: overtimeRule.specificDayDT },
                { label: t('LBL_SPECIFIC_OT'), value: overtimeRule.specificDayOT },
                { label: t('LBL_COUNT_HOLIDAY'), value: yes(overtimeRule.countHoliday) },
                { label: t('LBL_DESCRIPTION'), value: overtimeRule.description },
                { label: t('LBL_SEVEN_DAY_RULE'), value: yes(overtimeRule.sevenDayRule) },
              ]
            : undefined
        }
      />
    </>
  );
}
