import type { Sample } from './sample.ts';

/** Contact people and numbers, and one client's own text for a label. */
export const contacts: Sample = {
  subject: 'contacts',
  async insert(db, today) {
    await db
      .insertInto('client_contact')
      .values([
        {
          id: 1,
          client_id: 1,
          kind: 'corporate',
          name: 'Renee Caldwell',
          title: 'Program lead',
          phone: '+1 310 555 0142',
          email: 'renee.caldwell@harborvale.example',
        },
        {
          id: 2,
          client_id: 1,
          kind: 'corporate',
          name: 'Marcus Lindqvist',
          title: 'Accounts payable',
          phone: null,
          email: 'payables@harborvale.example',
        },
        {
          id: 3,
          client_id: 1,
          kind: 'msp',
          name: 'Priya Natarajan',
          title: 'Program manager',
          phone: '+1 310 555 0199',
          email: 'priya.natarajan@msp.example',
        },
        {
          id: 4,
          client_id: 2,
          kind: 'corporate',
          name: 'Helen Ashworth',
          title: 'Staffing office',
          phone: '+44 20 7946 0110',
          email: 'staffing@meridian.example',
        },
        {
          id: 5,
          client_id: 2,
          kind: 'msp',
          name: 'Owen Pritchard',
          title: 'Program manager',
          phone: '+44 20 7946 0177',
          email: null,
        },
      ])
      .execute();
    await db
      .insertInto('help_desk_contact')
      .values([
        { id: 1, client_id: null, country: 'United States', phone_or_email: '+1 800 555 0134' },
        { id: 2, client_id: null, country: 'United States', phone_or_email: 'support.us@portal.example' },
        { id: 3, client_id: null, country: 'United Kingdom', phone_or_email: '+44 800 496 0121' },
        { id: 4, client_id: null, country: 'Germany', phone_or_email: '+49 800 555 0187' },
        { id: 5, client_id: null, country: 'Japan', phone_or_email: 'support.jp@portal.example' },
        { id: 6, client_id: 1, country: 'Mexico', phone_or_email: '+52 800 555 0166' },
      ])
      .execute();
    await db
      .insertInto('linked_account')
      .values({
        id: 1,
        user_id: 1006,
        other_user_id: 1005,
        nick_name: 'Second job',
        linked_at: new Date(today.getTime() - 86_400_000),
      })
      .execute();
    await db
      .insertInto('client_translation')
      .values({ client_id: 2, locale: 'en_GB', label: 'LBL_MENU_TIME_AND_EXPENSE', text: 'Shifts and expenses' })
      .execute();
  },
};
