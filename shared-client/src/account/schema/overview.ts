import * as v from 'valibot';
import { LANDING_PAGES, recentlyViewed } from '../../users/schema.ts';
import { channel, newPassword, passkey } from './parts.ts';

/** Kinds of mail that a user may turn off (docs: account#mails). */
export const MAIL_KINDS = ['rejections', 'reminders'] as const;
export const chooseMailBody = v.strictObject({ isOn: v.boolean() });

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
  recentlyViewed,
});

export const changePasswordBody = v.strictObject({ password: newPassword });

/** Counts of the data stored about an account, by kind. */
export const ownData = v.object({ madeAt: v.string(), parts: v.record(v.string(), v.unknown()) });

export type Account = v.InferOutput<typeof account>;
export type MailKind = (typeof MAIL_KINDS)[number];
export type Passkey = v.InferOutput<typeof passkey>;
export type OwnData = v.InferOutput<typeof ownData>;
