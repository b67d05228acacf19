/** Texts of rules and errors. Keys and wording follow the reference if it names one. */
export const ruleTexts = {
  BILLING_TIME_ENTRY_NO_DETAIL_ITEMS: 'Submission List is Empty. Please enter details to Save.',
  ERR_BILLING_TOTAL_ALLOCATION_MISMATCH:
    'Total hours ({{spans}} hrs) in the time spans does not match that allocated ({{allocated}} hrs).',
  ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR: 'The total percentage of day should be 100%.',
  ERR_BILLING_SELECT_LUNCH_BREAK: "Lunch should be selected or 'No Lunch Break Taken' should be checked.",
  ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN:
    "You have entered a Lunch start / end time. Please uncheck 'No Lunch Break Taken'.",
  ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF: 'Please provide Notes for Day Off.',
  ERR_BILLING_PLEASE_SELECT_LINE: 'Please select a Select for line {{line}}.',
  ERR_BILLING_SHIFT_ALLOCATION_MISMATCH:
    'The reported Shift hours ({{shifts}}) do not match with allocation of Hours ({{allocated}}).',
  ERR_BILLING_EDIT_SHIFT: 'Line {{line}}: Please select a Shift.',
  ERR_BILLING_TIME_START_PRIOR_TO_END:
    'The Start time must be prior to the End time if the shift ends on the same day.',
  ERR_BILLING_TOTAL_HOURS_ABOVE_24: 'The total hours per day should be less than or equal to 24.',
  ERR_BILLING_NOT_OFFERED: '{{name}} is not offered on this timecard. Please choose from the list.',
  ERR_BILLING_TIME_SPAN_START_END_TIME:
    'The start time selected is before the work period start time or after the time span end time. Please refer to work period',
  MSG_WORK_PERIOD_BEGINS: 'The work period begins at {{time}}.',
  ERR_BILLING_TIME_SPAN_ZERO: 'Line {{line}}: Start and end are the same time. Change one of them.',
  ERR_BILLING_TIME_SPANS_OVERLAP: 'Line {{line}} covers time of line {{other}}. Change one of them.',
  ERR_BILLING_SPAN_START_REQUIRED: 'Line {{line}}: Enter a start time.',
  ERR_BILLING_SPAN_END_REQUIRED: 'Line {{line}}: Enter an end time.',
  ERR_BILLING_TIME_NOT_READ: 'Line {{line}}: The time {{text}} cannot be read. Enter it again.',
  ERR_BILLING_MERIDIEM_MISSING: 'Line {{line}}: Say whether {{text}} is AM or PM.',
  ERR_BILLING_SPAN_TYPE_REQUIRED: 'Line {{line}}: Choose a type.',
  ERR_BILLING_UNITS_REQUIRED: 'Enter the units of {{type}}.',
  ERR_BILLING_ALLOCATION_REQUIRED: 'Allocation line {{line}}: complete {{label}}.',
  ERR_BILLING_SICK_EXCESS_REQUIRED: 'Acknowledge that your sick leave is more than your balance.',
  ERR_BILLING_CERTIFY_REQUIRED: 'Certify that your time is accurate.',
  ERR_BILLING_NOTES_TOO_LONG: 'Billing notes have at most {{limit}} characters. Shorten them.',
  ERR_CUSTOM_FIELD_NUMERAL_INPUT: 'Please enter valid numeric value.',
  ERR_CUSTOM_FIELD_NUMERAL_FORMAT: 'Please ensure that you are entering valid numeric value with format {{format}}.',
  ERR_CUSTOM_FIELD_TEXT_FORMAT: 'Please ensure that you are entering valid text value with format {{format}}.',
  ERR_CUSTOM_FIELD_OTHER: 'Please ensure that you are entering valid information ({{validationType}}).',
  ERR_CUSTOM_FIELD_EMAIL: 'Please ensure that you are entering valid information (name@example.com)',
  ERR_FIELD_INVALID: 'This field is invalid.',
  ERR_FIELD_MISMATCH: 'This value does not match',
  MSG_CUSTOM_FIELD_WRONG: 'Allocation line {{line}}, {{field}}: {{why}}',
  ERR_BILLING_PREVIOUS_PERIOD_ALL_LEAVE:
    'No labor hours in previous work period. It may have been a leave request, so there is nothing to copy.',
  ERR_BILLING_PREVIOUS_PERIOD_NO_LABOR: 'No labor hours in previous work period.',
  ERR_BILLING_PREVIOUS_PERIOD_NOT_FOUND:
    'The previous submitted timesheet cannot be located. Copying works from your next submittal.',
  LBL_SAME_DAY_AS: 'You already submitted time for this day.',
  ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE: 'You are not eligible for paid time off on this engagement.',
  ERR_WORKER_PTO_HOURS_EXCEEDED2: 'The paid time off is more than your balance.',
  ERR_WORKER_PTO_HOURS_EXCEEDED3: 'The paid time off is more than your balance at the end of this period.',
  ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED: 'A meal period is missing. Choose whether that was voluntary.',
  ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2: 'A second meal period is missing. Choose whether that was voluntary.',
} as const;
