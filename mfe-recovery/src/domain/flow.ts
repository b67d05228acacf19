/**
 * The registration flow as a state machine: its data, its events, and one table of transitions (docs: recovery#recovery-flow). Nothing here
 * makes calls, waits or renders. Screens show a flow, and the store dispatches events to it.
 */

import {
  hasEmailToVerify,
  hasPhoneToVerify,
  noDetails,
  type PhoneDetails,
  type RegisteredDetails,
  type RegistrationDetails,
  withEmailVerified,
  withPhoneRemoved,
  withPhoneVerified,
  withRegistered,
} from './registration.ts';
import type { FlowMode, Screen, Step } from './steps.ts';

export interface Flow {
  readonly mode: FlowMode;
  readonly step: Step;
  readonly details: RegistrationDetails;
  /** Update flow: the password was confirmed and the server granted changes. Always false in first-time flow. */
  readonly confirmed: boolean;
  /** The channels that were verified in this run of the flow. */
  readonly verified: { readonly email: boolean; readonly phone: boolean };
  /** Set once, in the step `ended`. */
  readonly outcome: 'completed' | 'cancelled' | undefined;
}

/** The state that survives a reload: the progress of this run. The registered details are always read from the server. */
export interface Draft {
  readonly email: string;
  readonly phoneDetails: PhoneDetails;
  readonly verified: Flow['verified'];
}

export type FlowEvent =
  /** The recovery options have arrived. `screen` is the screen that the URL or the draft asks for. */
  | {
      readonly type: 'loaded';
      readonly registered: RegisteredDetails;
      readonly screen?: Screen | undefined;
      readonly draft?: Draft | undefined;
    }
  /** The server requires the password before it shows or changes anything, because there is no grant or the grant has expired. */
  | { readonly type: 'password-needed' }
  /** Authentication returned SUCCESS, with the recovery options. A draft contains the values that were being entered. */
  | { readonly type: 'password-confirmed'; readonly registered: RegisteredDetails; readonly draft?: Draft | undefined }
  | { readonly type: 'continue'; readonly email: string; readonly phoneDetails: PhoneDetails }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  | { readonly type: 'email-verified' }
  | { readonly type: 'phone-verified' }
  | { readonly type: 'phone-removed' }
  /** The URL has changed, by Back or Forward, or because the user typed one. */
  | { readonly type: 'path'; readonly screen: Screen }
  /** The button of the success screen. */
  | { readonly type: 'leave' }
  /** Cancel, the close button, Escape. */
  | { readonly type: 'cancel' };

export type FlowEventType = FlowEvent['type'];

/** The flow before anything is loaded. */
export const newFlow = (mode: FlowMode): Flow => ({
  mode,
  step: 'starting',
  details: noDetails,
  confirmed: false,
  verified: { email: false, phone: false },
  outcome: undefined,
});

/**
 * Puts the draft's fields over the registered details. A channel that the draft verified counts as registered in any case:
 * before the password is confirmed the server returns a masked address, which never equals an entered one.
 */
function withDraft(details: RegistrationDetails, { email, phoneDetails, verified }: Draft): RegistrationDetails {
  const entered = { ...details, email, phoneDetails };
  const withEmail = verified.email ? withEmailVerified(entered) : entered;
  return verified.phone ? withPhoneVerified(withEmail) : withEmail;
}

/** Applies the data of an event, before the transition is looked up. */
function absorb(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'loaded':
    case 'password-confirmed': {
      const details = withRegistered(flow.details, event.registered);
      const { draft } = event;
      return {
        ...flow,
        confirmed: flow.mode === 'update',
        details: draft ? withDraft(details, draft) : details,
        verified: draft?.verified ?? flow.verified,
      };
    }
    case 'password-needed':
      return { ...flow, confirmed: false };
    case 'continue':
      return { ...flow, details: { ...flow.details, email: event.email.trim(), phoneDetails: event.phoneDetails } };
    case 'email-verified':
      return { ...flow, details: withEmailVerified(flow.details), verified: { ...flow.verified, email: true } };
    case 'phone-verified':
      return { ...flow, details: withPhoneVerified(flow.details), verified: { ...flow.verified, phone: true } };
    case 'phone-removed':
      return { ...flow, details: withPhoneRemoved(flow.details) };
    default:
      return flow;
  }
}

/** The conditions of the table, by name. Each gets the flow after the event's data were applied. */
const conditions = {
  'update flow': (flow: Flow) => flow.mode === 'update',
  'update flow, not confirmed': (flow: Flow) => flow.mode === 'update' && !flow.confirmed,
  'email set and changed': (flow: Flow) => hasEmailToVerify(flow.details),
  'phone entered and changed': (flow: Flow) => hasPhoneToVerify(flow.details),
  'email registered, not update flow': (flow: Flow) => flow.mode === 'register' && flow.details.isEmailRegistered,
  'asks for verify-email, email set and changed': (flow: Flow, event: FlowEvent) =>
    asksFor(event, 'verify-email') && hasEmailToVerify(flow.details),
  'asks for verify-phone, phone entered and changed': (flow: Flow, event: FlowEvent) =>
    asksFor(event, 'verify-phone') && hasPhoneToVerify(flow.details),
  'asks for success, something was verified': (flow: Flow, event: FlowEvent) =>
    asksFor(event, 'success') && (flow.verified.email || flow.verified.phone),
  'asks for confirm-password, update flow': (flow: Flow, event: FlowEvent) =>
    asksFor(event, 'confirm-password') && flow.mode === 'update',
} as const;

export type Condition = keyof typeof conditions;

const asksFor = (event: FlowEvent, screen: Screen): boolean =>
  (event.type === 'path' || event.type === 'loaded') && event.screen === screen;

export interface Transition {
  readonly from: readonly Step[];
  readonly on: FlowEventType;
  /** If absent, the transition always applies. */
  readonly when?: Condition;
  readonly to: Step;
  /** Set if the transition ends the flow. */
  readonly outcome?: 'completed' | 'cancelled';
}

const screensWithPath = ['confirm-password', 'phone-email-setup', 'verify-email', 'verify-phone', 'success'] as const;
const changingScreens = ['phone-email-setup', 'verify-email', 'verify-phone'] as const;

/**
 * Every transition of the flow. The first row that matches applies; without a match the event changes nothing. The numbers are those of the
 * transitions (docs: recovery#recovery-flow).
 */
export const transitions: readonly Transition[] = [
  // The start, and a URL that is opened directly (2.1; 4: without its precondition it leads to phone-email-setup).
  { from: ['starting'], on: 'password-needed', when: 'update flow', to: 'confirm-password' },
  { from: ['starting'], on: 'loaded', when: 'asks for verify-email, email set and changed', to: 'verify-email' },
  { from: ['starting'], on: 'loaded', when: 'asks for verify-phone, phone entered and changed', to: 'verify-phone' },
  { from: ['starting'], on: 'loaded', when: 'asks for success, something was verified', to: 'success' },
  { from: ['starting'], on: 'loaded', to: 'phone-email-setup' },
  // 1
  { from: ['confirm-password'], on: 'password-confirmed', to: 'phone-email-setup' },
  { from: changingScreens, on: 'password-needed', when: 'update flow', to: 'confirm-password' },
  // 2
  { from: ['phone-email-setup'], on: 'continue', when: 'email set and changed', to: 'verify-email' },
  { from: ['phone-email-setup'], on: 'continue', when: 'phone entered and changed', to: 'verify-phone' },
  { from: ['phone-email-setup'], on: 'skip', when: 'email registered, not update flow', to: 'success' },
  { from: ['phone-email-setup'], on: 'phone-removed', to: 'phone-email-setup' },
  // 3
  { from: ['verify-email'], on: 'email-verified', when: 'phone entered and changed', to: 'verify-phone' },
  { from: ['verify-email'], on: 'email-verified', to: 'success' },
  { from: ['verify-phone'], on: 'phone-verified', to: 'success' },
  { from: ['verify-phone'], on: 'skip', to: 'success' },
  // A response that arrives after the user has moved on: the verification counts, and the screen stays.
  { from: ['phone-email-setup'], on: 'email-verified', to: 'phone-email-setup' },
  { from: ['phone-email-setup'], on: 'phone-verified', to: 'phone-email-setup' },
  { from: ['success'], on: 'phone-verified', to: 'success' },
  // 4
  { from: ['verify-email', 'verify-phone'], on: 'back', to: 'phone-email-setup' },
  { from: ['phone-email-setup'], on: 'back', when: 'update flow', to: 'ended', outcome: 'cancelled' },
  { from: screensWithPath, on: 'path', when: 'asks for confirm-password, update flow', to: 'confirm-password' },
  { from: screensWithPath, on: 'path', when: 'update flow, not confirmed', to: 'confirm-password' },
  { from: screensWithPath, on: 'path', when: 'asks for verify-email, email set and changed', to: 'verify-email' },
  {
    from: screensWithPath,
    on: 'path',
    when: 'asks for verify-phone, phone entered and changed',
    to: 'verify-phone',
  },
  { from: screensWithPath, on: 'path', when: 'asks for success, something was verified', to: 'success' },
  { from: screensWithPath, on: 'path', to: 'phone-email-setup' },
  // 6
  { from: ['success'], on: 'leave', to: 'ended', outcome: 'completed' },
  { from: ['success'], on: 'cancel', to: 'ended', outcome: 'completed' },
  { from: ['starting', 'confirm-password', ...changingScreens], on: 'cancel', to: 'ended', outcome: 'cancelled' },
];

/** The flow after an event. Returns the same object if the event changes nothing in this step. */
export function next(flow: Flow, event: FlowEvent): Flow {
  const rows = transitions.filter((row) => row.on === event.type && row.from.includes(flow.step));
  if (rows.length === 0) return flow;
  const taught = absorb(flow, event);
  const row = rows.find(({ when }) => when === undefined || conditions[when](taught, event));
  if (row === undefined) return flow;
  if (taught === flow && row.to === flow.step) return flow;
  return { ...taught, step: row.to, outcome: row.outcome ?? taught.outcome };
}
