import { useState } from 'react';

/**
 * Announces the errors of a save once. `text` is announced again when there is a new error. Corrected errors disappear silently: a live
 * region around the list would read the rest of it again at every correction.
 */
export function ErrorAnnouncement({ errors, text }: { errors: readonly string[]; text: string }) {
  const [said, setSaid] = useState<{ readonly errors: readonly string[]; readonly text: string }>({
    errors: [],
    text: '',
  });
  const isNew = errors.some((error) => !said.errors.includes(error));
  const now = isNew || errors.length === 0 ? { errors, text } : said;
  if (isNew || (errors.length === 0 && said.errors.length > 0)) setSaid(now);
  return now.errors.length === 0 ? null : (
    <p className="tc-hidden" role="alert">
      {now.text}
    </p>
  );
}
