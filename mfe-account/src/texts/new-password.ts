/** The texts of the field for a new password, with its rules. */
export const newPasswordTexts = {
  LBL_NEW_PASSWORD: 'New password',
  LBL_SET_PASSWORD: 'Set new password',
  LBL_PASSWORD_RULE_LENGTH: '8 to 20 characters',
  LBL_PASSWORD_RULE_SPACES: 'No spaces',
  LBL_PASSWORD_RULE_CLASSES: 'Three of: digit, uppercase, lowercase, special character',
  LBL_PASSWORD_RULE_COMMON: 'Not easily guessed; checked when you continue',
  LBL_RULE_MET: '{{rule}}: met',
  LBL_RULE_NOT_MET: '{{rule}}: not yet',
  ERR_PASSWORD_RULE:
    'Use 8 to 20 characters without spaces, and at least three of: digit, uppercase, lowercase, special character.',
  ERR_PASSWORD_COMMON: 'This password is easily guessed. Choose another.',
};
