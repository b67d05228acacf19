import { registerTexts } from 'shared-session';

/** The English texts of phone-email-setup, which come with its script. */
registerTexts({
  MSG_RECOVERY_FIRST_TIME:
    'Your recovery options were recently updated. We use your contact details only to help you back into your account and to keep it secure.',
  MSG_RECOVERY_UPDATE:
    'These are your recovery options. We use them only to help you back into your account and to keep it secure.',
  LBL_RECOVERY_EMAIL: 'Email',
  LBL_RECOVERY_EMAIL_SAMPLE: 'name@example.com',
  LBL_RECOVERY_MOBILE: 'Mobile phone',
  MSG_RECOVERY_MESSAGE_RATES: 'Message and data rates may apply.',
  MSG_RECOVERY_MASKED_PHONE: 'Registered: {{phone}}. Enter a number to replace it.',
  MSG_RECOVERY_EMAIL_REGISTERED: 'Your email {{email}} is registered.',
  LBL_RECOVERY_CONTINUE: 'Continue',
  LBL_RECOVERY_REMOVE: 'Remove number',
  ERR_RECOVERY_EMAIL: 'Please enter a valid email address.',
  ERR_RECOVERY_PHONE: 'Please enter a valid mobile phone.',
  ERR_RECOVERY_PHONE_EXAMPLE: 'Please enter a valid mobile phone. Example: {{example}}',
  LBL_RECOVERY_REMOVE_QUESTION: 'Remove number?',
  MSG_RECOVERY_REMOVE_QUESTION: 'Are you sure you want to remove your number?',
  LBL_RECOVERY_REMOVE_NUMBER: 'Remove Number',
});
