/**
 * Whether a registered mobile number may be removed. The last contact may not: codes at the sign-in and a forgotten password go to it
 * (docs: account#last-way-in).
 */
export const mayRemoveMobile = (registered: { readonly email?: string | null | undefined }): boolean =>
  Boolean(registered.email?.trim());
