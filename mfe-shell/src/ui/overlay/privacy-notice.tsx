import type { JSX } from 'react';
import type { Notice, NoticeBlock } from '../../domain/read-notice.ts';

/** A notice in its own language: its mark, then sections under headings. The dialog around it has the first heading. */
export function PrivacyNotice({ notice, lang }: { readonly notice: Notice; readonly lang: string }): JSX.Element {
  return (
    <article lang={lang} dir="auto">
      <h3 className="sh:text-title sh:font-semibold sh:text-ink">{notice.title}</h3>
      <p className="sh:mb-4 sh:text-ink-2">{notice.version}</p>
      <p role="note" className="sh:mb-5 sh:rounded-panel sh:bg-warn-soft sh:p-4 sh:font-medium sh:text-ink">
        {notice.mark}
      </p>
      {notice.sections.map(({ heading, blocks }) => (
        <section key={heading} className="sh:mb-5">
          <h4 className="sh:mb-2 sh:font-semibold sh:text-ink">{heading}</h4>
          {blocks.map(shown)}
        </section>
      ))}
    </article>
  );
}

const shown = (block: NoticeBlock): JSX.Element =>
  typeof block === 'string' ? (
    <p key={block} className="sh:mb-2">
      {block}
    </p>
  ) : (
    <ul key={block.join()} className="sh:mb-2 sh:list-disc sh:ps-5">
      {block.map((item) => (
        <li key={item} className="sh:mb-1.5">
          {item}
        </li>
      ))}
    </ul>
  );
