import * as v from 'valibot';
import { LANDING_PAGES, recentlyViewed } from '../../users/schema.ts';
import { channel, newPassword, passkey } from './parts.ts';

/** Kinds of mail that a user may turn off (docs: account#mails). */
export const MAIL_KINDS = ['rejections', 'reminders'] as const;
/** Kinds of reminders that a user may turn off (docs: reminders#reminder-kinds). */
export const REMINDER_KINDS = ['due', 'digest', 'escalation', 'late', 'report'] as const;
export const chooseMailBody = v.strictObject({ isOn: v.boolean() });

/** When and how a user is reminded (docs: reminders#reminder-choices). */
export const reminderChoice = v.strictObject({
  /** The hour of the day from which reminders come. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(20)),
  /** How often a digest of what waits comes. */
  digest: v.picklist(['daily', 'weekly']),
  /** Whether timecards to submit are also told by text message. */
  bySms: v.boolean(),
});

/** The owner's view of an account (docs: account#overview). Instants are ISO. */
export const account = v.object({
  passwordChangedAt: v.nullable(v.string()),
  /** Since when the codes of an authenticator app are asked for; null: they are not. */
  authenticatorSince: v.nullable(v.string()),
  /** Since when a code to a contact is asked for; null: it is not. */
  contactStepSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  /** The company's identity provider; null: this portal has none. */
  company: v.nullable(v.object({ name: v.string(), linkedAt: v.nullable(v.string()) })),
  passkeys: v.array(passkey),
  contacts: v.array(v.object({ channel, masked: v.string(), verifiedAt: v.nullable(v.string()) })),
  landingPage: v.picklist(LANDING_PAGES),
  /** The landing pages that this portal has a page for. */
  landingPages: v.array(v.picklist(LANDING_PAGES)),
  /** Each kind of mail that may be turned off. */
  mails: v.array(v.object({ kind: v.picklist(MAIL_KINDS), isOn: v.boolean() })),
  /** When and how, and each kind that there is for such a user. */
  reminders: v.optional(
    v.object({
      ...reminderChoice.entries,
      kinds: v.array(v.object({ kind: v.picklist(REMINDER_KINDS), isOn: v.boolean() })),
    }),
  ),
  /** The refusal of the registered address by its server: no mails that may be turned off are sent to it. */
  mailRefusal: v.optional(v.nullable(v.object({ refusal: v.string(), since: v.string() }))),
  recentlyViewed,
});

export const changePasswordBody = v.strictObject({ password: newPassword });

/** Counts of the data stored about an account, by kind. */
export const ownData = v.object({ madeAt: v.string(), parts: v.record(v.string(), v.unknown()) });

export type Account = v.InferOutput<typeof account>;
export type ReminderChoice = v.InferOutput<typeof reminderChoice>;
export type MailKind = (typeof MAIL_KINDS)[number];
export type ReminderKind = (typeof REMINDER_KINDS)[number];
export type Passkey = v.InferOutput<typeof passkey>;
export type OwnData = v.InferOutput<typeof ownData>;
