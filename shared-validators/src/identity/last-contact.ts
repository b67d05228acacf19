/**
 * Whether a registered mobile number may be removed. The last contact may not be, because sign-in codes and password resets are sent to it
 * (docs: account#last-way-in).
 */
export const mayRemoveMobile = (registered: { readonly email?: string | null | undefined }): boolean =>
  Boolean(registered.email?.trim());
