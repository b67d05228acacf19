import type { RecoveryOptions } from 'shared-client/recovery';
import type { RegisteredDetails } from '../domain/registration.ts';

/**
 * What the server has registered, in the flow's terms. A masked phone is known to be there but not its number: it is kept
 * apart, so that nobody edits bullets.
 */
export function registeredOf(
  options: RecoveryOptions,
): RegisteredDetails & { readonly maskedPhone: string | undefined } {
  const { phoneCode, countryCode, masked } = options;
  const email = options.email || undefined;
  const mobile = options.mobile || undefined;
  const phoneDetails =
    mobile === undefined || masked
      ? undefined
      : { phoneNumber: mobile, phoneCode: phoneCode ?? '', countryCode: (countryCode ?? '').toLowerCase() };
  const maskedPhone =
    masked && mobile !== undefined ? [phoneCode && `+${phoneCode}`, mobile].filter(Boolean).join(' ') : undefined;
  return { email, phoneDetails, maskedPhone };
}
