import type { Kysely } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { unsentMessagesOf } from '../messages/queue-state.ts';
import { reminderChoice } from '../reminders/choices.ts';
import type { Database } from '../storage/database.ts';
import { mailChoices, reminderKinds } from './mail-choices.ts';

/**
 * The data that the portal stores about an account, for its owner (docs: stored-data#stored-own). They contain no hash and no token.
 * Timecards and expenses belong to the engagement and are only counted.
 */
export async function ownData(db: Kysely<Database>, user: SignedInUser, now: Date) {
  const { userId } = user;
  const profile = await db
    .selectFrom('app_user')
    .select([
      'user_name',
      'first_name',
      'last_name',
      'user_type',
      'supplier_name',
      'permissions',
      'language',
      'country',
      'password_changed_at',
      'contact_step_at',
      'seen_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('billing_item')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('worker_id', '=', userId)
    .executeTakeFirstOrThrow();
  const parts = {
    profile,
    contacts: await db
      .selectFrom('recovery_registration')
      .select(['email', 'email_verified_at', 'mobile', 'mobile_country', 'mobile_verified_at'])
      .where('user_id', '=', userId)
      .execute(),
    formerContacts: await db
      .selectFrom('former_contact')
      .select(['channel', 'address', 'verified_at', 'removed_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    reports: await db
      .selectFrom('account_report')
      .select(['since', 'reported_at', 'settled_at', 'revoked'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    preferences: await db.selectFrom('user_preference').selectAll().where('user_id', '=', userId).execute(),
    mails: await mailChoices(db, userId),
    reminders: { ...(await reminderChoice(db, userId)), kinds: await reminderKinds(db, user) },
    mailedReports: await db
      .selectFrom('mailed_report')
      .select(['report_of', 'report_to', 'frequency', 'sent_for'])
      .where((e) => e.or([e('report_of', '=', userId), e('report_to', '=', userId)]))
      .execute(),
    remindedOn: await db
      .selectFrom('reminder_day')
      .select(['considered_on', 'considered_week'])
      .where('user_id', '=', userId)
      .execute(),
    remindedByHand: await db
      .selectFrom('reminded_worker')
      .select('reminded_at')
      .where('worker_id', '=', userId)
      .unionAll(db.selectFrom('reminded_approver').select('reminded_at').where('approver_id', '=', userId))
      .execute(),
    untoldEscalations: await db
      .selectFrom('untold_escalation')
      .select(['untold_item_id', 'escalated_on'])
      .where('untold_to', '=', userId)
      .orderBy('untold_item_id')
      .execute(),
    unsentMessages: await unsentMessagesOf(db, userId),
    refusedAddress: await db
      .selectFrom('refused_address')
      .select(['address', 'refusal', 'refused_at'])
      .where('user_id', '=', userId)
      .execute(),
    pageSettings: await db.selectFrom('page_setting').selectAll().where('user_id', '=', userId).execute(),
    recentlyViewed: await db.selectFrom('recently_viewed').selectAll().where('user_id', '=', userId).execute(),
    recentSearches: await db.selectFrom('recent_search').selectAll().where('user_id', '=', userId).execute(),
    sessions: await db
      .selectFrom('session')
      .select(['created_at', 'expires_at', 'ended_at', 'user_agent'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
    knownBrowsers: await db
      .selectFrom('known_device')
      .select('seen_at')
      .where('user_id', '=', userId)
      .orderBy('seen_at', 'desc')
      .execute(),
    authenticator: await db
      .selectFrom('authenticator')
      .select(['added_at', 'confirmed_at'])
      .where('user_id', '=', userId)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_key')
      .select(['codes_made_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'added_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    companySignIn: await db
      .selectFrom('company_identity')
      .select(['issuer', 'subject', 'linked_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    linkedAccounts: await db
      .selectFrom('linked_account')
      .select(['other_user_id', 'nick_name', 'linked_at'])
      .where('user_id', '=', userId)
      .execute(),
    accountChanges: await db
      .selectFrom('administration_request')
      .select(['action', 'factors', 'asked_at', 'answered_at'])
      .where('subject_id', '=', userId)
      .where('outcome', '=', 'consented')
      .orderBy('id')
      .execute(),
    delegations: await db
      .selectFrom('delegation')
      .select(['user_id', 'delegate_id', 'permissions', 'start_date', 'end_date', 'created_at', 'ended_at'])
      .where((e) => e.or([e('user_id', '=', userId), e('delegate_id', '=', userId)]))
      .orderBy('id')
      .execute(),
    surveyAnswers: await db
      .selectFrom('survey_response')
      .innerJoin('survey', 'survey.id', 'survey_response.survey_id')
      .select(['survey.name', 'survey_response.answers', 'survey_response.answered_at'])
      .where('survey_response.user_id', '=', userId)
      .orderBy('survey_response.answered_at')
      .execute(),
    files: await db
      .selectFrom('stored_file')
      .select(['file_name', 'media_type', 'size', 'stored_at', 'billing_item_id'])
      .where('owner_id', '=', userId)
      .orderBy('stored_at')
      .execute(),
    comments: await db
      .selectFrom('billing_item_comment')
      .select(['billing_item_id', 'at', 'text'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
    notifications: await db
      .selectFrom('notification')
      .select(['event_kind', 'event_values', 'noted_at', 'read_at'])
      .where('reader_id', '=', userId)
      .where('noted_at', '<=', now)
      .orderBy('id', 'desc')
      .execute(),
    calendarAddress: await db
      .selectFrom('calendar_address')
      .select('made_at')
      .where('person_id', '=', userId)
      .execute(),
    exports: await db
      .selectFrom('list_export')
      .select(['list_name', 'format', 'list_query', 'sent_table', 'row_count', 'asked_at', 'expires_at'])
      .where('owner_id', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
    events: await db
      .selectFrom('audit_event')
      .select(['at', 'event'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1000)
      .execute(),
    billingItems: Number(items.count),
  };
  return { madeAt: now.toISOString(), parts };
}
