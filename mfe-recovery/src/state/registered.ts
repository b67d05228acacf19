import type { RecoveryOptions } from 'shared-client/recovery';
import type { RegisteredDetails } from '../domain/registration.ts';

/**
 * The server's registered details in the flow's format. A masked phone is stored separately, because its number is not known and the
 * mask should not be edited.
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
