import { linkedSince } from '../company-sign-in/identities.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { maskEmail, maskNumber } from '../recovery/masking.ts';
import { reminderChoice } from '../reminders/choices.ts';
import { refusalOf } from '../reminders/refused-address.ts';
import { authenticatorSince } from '../second-factor/authenticator.ts';
import { contactStepSince } from '../second-factor/contact-code.ts';
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts';
import type { Services } from '../services.ts';
import { recentlyViewedBy } from '../users/recently-viewed.ts';
import { openablePages } from '../users/start-page.ts';
import { mailChoices, reminderKinds } from './mail-choices.ts';

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The data of the owner's account page. */
export async function readOverview({ db, options }: Pick<Services, 'db' | 'options'>, user: SignedInUser) {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('recovery_registration', 'recovery_registration.user_id', 'app_user.id')
    .leftJoin('user_preference', 'user_preference.user_id', 'app_user.id')
    .select([
      'app_user.password_changed_at',
      'recovery_registration.email',
      'recovery_registration.email_verified_at',
      'recovery_registration.mobile',
      'recovery_registration.mobile_verified_at',
      'user_preference.landing_page',
    ])
    .where('app_user.id', '=', user.userId)
    .executeTakeFirstOrThrow();
  return {
    passwordChangedAt: iso(row.password_changed_at),
    authenticatorSince: iso(await authenticatorSince(db, user.userId)),
    contactStepSince: iso(await contactStepSince(db, user.userId)),
    recoveryCodesLeft: await recoveryCodesLeft(db, user.userId),
    company: options.company ? { name: options.company.name, linkedAt: iso(await linkedSince(db, user.userId)) } : null,
    passkeys: await passkeysOf(db, user.userId),
    contacts: [
      ...(row.email
        ? [{ channel: 'Email' as const, masked: maskEmail(row.email), verifiedAt: iso(row.email_verified_at) }]
        : []),
      ...(row.mobile
        ? [{ channel: 'Mobile' as const, masked: maskNumber(row.mobile), verifiedAt: iso(row.mobile_verified_at) }]
        : []),
    ],
    landingPage: row.landing_page ?? ('Home' as const),
    landingPages: [...openablePages(user.userType, options.sections)],
    mails: await mailChoices(db, user.userId),
    reminders: { ...(await reminderChoice(db, user.userId)), kinds: await reminderKinds(db, user) },
    mailRefusal: await refusalOf(db, user.userId),
    recentlyViewed: await recentlyViewedBy(db, user.userId),
  };
}
