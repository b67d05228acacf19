import { useState } from 'react';

/**
 * Says the errors of a save aloud, once: `text` is said again when one is among them that was not. What is put right goes from the list without a word: a live region around the list would
 * read the rest of it anew at every correction.
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
