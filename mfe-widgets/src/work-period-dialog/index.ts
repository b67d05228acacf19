export { WorkPeriodDialog, type WorkPeriodDialogProps, type WorkPeriodFacts } from './work-period-dialog.tsx';
