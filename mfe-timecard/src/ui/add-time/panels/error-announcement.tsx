import { useState } from 'react';

interface ErrorAnnouncementProps {
  /** The number of saves that stopped at errors. */
  readonly stops: number;
  readonly errors: readonly string[];
  readonly text: string;
}

/**
 * Announces the errors of a save, at each save that they stop. `text` is announced again when there is a new error. Corrected errors
 * disappear silently: a live region around the list would read the rest of it again at every correction.
 */
export function ErrorAnnouncement({ stops, errors, text }: ErrorAnnouncementProps) {
  const [said, setSaid] = useState({ stops, errors: [] as readonly string[], text: '' });
  const isNew = stops !== said.stops || errors.some((error) => !said.errors.includes(error));
  const now = isNew || errors.length === 0 ? { stops, errors, text } : said;
  if (isNew || (errors.length === 0 && said.errors.length > 0)) setSaid(now);
  // A new element for each stop, because an alert that stays the same is not announced.
  return now.errors.length === 0 ? null : (
    <p key={now.stops} className="tc-hidden" role="alert">
      {now.text}
    </p>
  );
}
