import type { Sample } from './sample.ts';

/** Three states of password recovery: `worker` has nothing, `worker-email` an e-mail address, `worker-mobile` both. */
export const recovery: Sample = {
  subject: 'recovery',
  async insert(db, today) {
    const registeredAt = new Date(today.getTime() - 90 * 24 * 3600 * 1000);
    await db
      .insertInto('recovery_registration')
      .values([
        {
          user_id: 1005,
          email: 'jonas.weber@example.com',
          email_verified_at: registeredAt,
          mobile: null,
          mobile_country: null,
          mobile_verified_at: null,
        },
        {
          user_id: 1006,
          email: 'lucia.fernandez@example.com',
          email_verified_at: registeredAt,
          mobile: '+12133734253',
          mobile_country: 'US',
          mobile_verified_at: registeredAt,
        },
      ])
      .execute();
  },
};
