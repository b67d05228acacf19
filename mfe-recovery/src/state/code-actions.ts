import { RateLimitedError } from 'shared-client';
import { secondsUntilResend, sentCode } from '../domain/code-clock.ts';
import { type CodeEvent, mayResend, nextCode } from '../domain/code-entry.ts';
import { type Channel, emptyCode } from '../domain/code-status.ts';
import type { PendingAddress } from '../domain/sent-codes.ts';
import { errorNotice, isForbidden } from './error-notice.ts';
import { type ChannelState, newChannel } from './recovery-state.ts';
import { sendingNotice } from './sending-notice.ts';
import { sentCodes } from './sent-codes-register.ts';
import type { StoreParts } from './store-parts.ts';

export interface CodeActions {
  /** Sets the value of the code field. A complete code is verified once. */
  enterCode(channel: Channel, value: string): void;
  /** The code field has lost the focus. */
  leaveCode(channel: Channel): void;
  /** Resend Code. Does nothing during the cooldown, while a code is being sent, or after the code was verified. */
  resend(channel: Channel): Promise<void>;
}

/** The longest cooldown. A longer wait means that the rate limit is exhausted, and no code was sent. */
const LONGEST_COOLDOWN_SECONDS = 60;

/** The codes of both channels: sending, resending and verifying them. */
export function codeActions(parts: StoreParts): CodeActions & { enter(channel: Channel): void } {
  const { get, set, calls, now, dispatch, ticket } = parts;

  const change = (channel: Channel, changes: Partial<ChannelState>): void => {
    const { codes } = get();
    set({ codes: { ...codes, [channel]: { ...codes[channel], ...changes } } });
  };
  const happens = (channel: Channel, event: CodeEvent): void =>
    change(channel, { entry: nextCode(get().codes[channel].entry, event) });

  const pendingOf = (channel: Channel): PendingAddress => {
    const { email, phoneDetails } = get().flow.details;
    const phone = `${phoneDetails.countryCode}${phoneDetails.phoneCode}${phoneDetails.phoneNumber}`.replace(
      /[^a-z0-9]/gi,
      '',
    );
    return { userId: String(parts.user().userId), channel, address: channel === 'email' ? email : phone };
  };

  const ask = (channel: Channel) => {
    const { email, phoneDetails } = get().flow.details;
    const { userId } = parts.user();
    return channel === 'email'
      ? calls.sendEmailCode(userId, email, parts.place())
      : calls.sendMobileCode(
          userId,
          { mobile: phoneDetails.phoneNumber, countryCode: phoneDetails.countryCode },
          parts.place(),
        );
  };

  /** The server requires the password again. The entries stay. */
  const askPassword = (): void => {
    set({ passwordAskedAgain: true });
    dispatch({ type: 'password-needed' });
  };

  async function send(channel: Channel, isResend: boolean): Promise<void> {
    const current = ticket(`send ${channel}`);
    const pending = pendingOf(channel);
    const askedAt = now();
    // Claim the code before the first await, so that a second entry does not send another.
    const before = sentCodes.find(pending, askedAt);
    if (!isResend) sentCodes.put(pending, sentCode(askedAt));
    change(channel, { sending: true, resent: false });
    set({ error: undefined });
    try {
      const response = await ask(channel);
      const sent = sentCode(askedAt, {
        expiresInSeconds: response.expiresInSeconds,
        resendInSeconds: response.resendAfterSeconds,
      });
      sentCodes.put(pending, sent);
      if (!current()) return;
      const delayed = response.delayed === true;
      const emptied = isResend ? { value: '', entry: emptyCode } : {};
      change(channel, { sending: false, sent, delayed, resent: isResend && !delayed, ...emptied });
    } catch (error) {
      const wait = error instanceof RateLimitedError ? (error.retryAfterSeconds ?? 0) : 0;
      if (wait > 0 && wait <= LONGEST_COOLDOWN_SECONDS) {
        // The server has already sent one to this address, from another tab or before a reload.
        const sent = { ...(before ?? sentCode(askedAt)), resendAt: now() + wait * 1000 };
        sentCodes.put(pending, sent);
        if (current()) change(channel, { sending: false, sent });
        return;
      }
      if (!isResend) sentCodes.remove(pending);
      if (!current()) return;
      change(channel, { sending: false });
      if (isForbidden(error) && get().flow.mode === 'update') return askPassword();
      set({ error: sendingNotice(error, () => void send(channel, isResend)) });
    }
  }

  async function verify(channel: Channel, code: string): Promise<void> {
    const current = ticket(`verify ${channel}`);
    const pending = pendingOf(channel);
    set({ error: undefined });
    try {
      const response = await calls.register(parts.user().userId, code, channel === 'email' ? 'Email' : 'Mobile');
      const accepted = response.status.toLowerCase() === 'success';
      if (accepted) sentCodes.remove(pending);
      if (!current()) return;
      if (accepted) {
        happens(channel, { type: 'accepted' });
        dispatch({ type: channel === 'email' ? 'email-verified' : 'phone-verified' });
      } else
        happens(channel, { type: 'refused', reason: response.statusReason === 'EXPIRED' ? 'EXPIRED' : 'INVALID_CODE' });
    } catch (error) {
      if (!current()) return;
      happens(channel, { type: 'failed' });
      if (isForbidden(error) && get().flow.mode === 'update') return askPassword();
      const retry = () => {
        happens(channel, { type: 'entered', value: code });
        void verify(channel, code);
      };
      set({ error: errorNotice('verifying the code', error, retry) });
    }
  }

  return {
    enter(channel) {
      const sent = sentCodes.find(pendingOf(channel), now());
      ticket(`verify ${channel}`);
      change(channel, { ...newChannel, sent });
      if (sent === undefined) void send(channel, false);
    },

    enterCode(channel, value) {
      const { entry } = get().codes[channel];
      const after = nextCode(entry, { type: 'entered', value });
      change(channel, { value, entry: after, ...(value === '' ? {} : { resent: false }) });
      if (after !== entry && after.status === 'initiated') void verify(channel, value);
      else if (after.status !== 'initiated') ticket(`verify ${channel}`);
    },

    leaveCode(channel) {
      happens(channel, { type: 'left', value: get().codes[channel].value });
    },

    async resend(channel) {
      const { entry, sending, sent } = get().codes[channel];
      if (sending || !mayResend(entry) || entry.status === 'initiated') return;
      if (sent && secondsUntilResend(sent, now()) > 0) return;
      ticket(`verify ${channel}`);
      await send(channel, true);
    },
  };
}
