export { OvertimeRuleDialog, type OvertimeRuleDialogProps, type OvertimeRuleFacts } from './overtime-rule-dialog.tsx';
