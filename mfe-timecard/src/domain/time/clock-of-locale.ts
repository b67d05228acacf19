/** Whether readers of a locale (`de-DE`) use a 24-hour clock. */
export function localeUses24Hours(tag: string): boolean {
  return new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 === false;
}
