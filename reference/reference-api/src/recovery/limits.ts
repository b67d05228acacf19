/** The limits of codes (docs: codes#code-limits), in one place. */

/** "15 minutes". */
export const CODE_SECONDS = 15 * 60;
/** "Resend cooldown 30 s": between two codes to the same pending address. */
export const RESEND_SECONDS = 30;
/** "5 attempts then a new code is needed". */
export const ATTEMPTS_PER_CODE = 5;
/** "A budget per hour that a resend does not reset": tries of codes, over all codes of a user. */
export const TRIES_PER_HOUR = 20;
/** Codes sent to a user's addresses in an hour, whatever the address: nobody's mailbox is flooded through us. */
export const CODES_PER_HOUR = 12;
