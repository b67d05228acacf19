import { registerTexts } from 'shared-session';

/** Texts of another manager, loaded with the dialog. */
registerTexts({
  LBL_NEW_MANAGER_OF: 'Another manager for {{engagement}}',
  LBL_AP_MANAGER: 'Manager',
  LBL_GIVE_ENGAGEMENT: 'Give to this manager',
  MSG_ENGAGEMENT_GIVEN: '{{name}} manages this engagement now. Items that wait: {{count}}.',
  MSG_CHOOSE_PERSON: 'Please choose somebody.',
});
