/** A rule that a text cites: the Markdown file below `docs/`, and the anchor in it. */
export interface Citation {
  readonly file: string;
  readonly anchor: string;
}

const RULE = /([a-z][a-z-]*)#([a-z0-9-]+)/;
const SHORT = new RegExp(`\\bdocs: (${RULE.source}(?:, ${RULE.source})*)`, 'g');
const FULL = /\bdocs\/((?:[a-z-]+\/)*[a-z-]+\.md)#([a-z0-9-]+)/g;

/**
 * The citations of a text in both forms, as docs/README.md describes them: `docs: saving#save-lunch, days#no-lunch` and
 * `docs/reference/saving.md#save-lunch`. A short form may run over the lines of a comment.
 */
export function citationsOf(text: string): Citation[] {
  const flat = text.replace(/\s*\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');
  const short = Array.from(flat.matchAll(SHORT), ([, rules = '']) =>
    rules.split(', ').map((rule): Citation => {
      const [page = '', anchor = ''] = rule.split('#');
      return { file: page === 'glossary' ? 'glossary.md' : `reference/${page}.md`, anchor };
    }),
  ).flat();
  const full = Array.from(text.matchAll(FULL), ([, file = '', anchor = '']): Citation => ({ file, anchor }));
  return [...short, ...full];
}

/** Remaining citations by the number of a document that is not in the repository. */
export function numberedDocumentsOf(text: string): string[] {
  const flat = text.replace(/\s*\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');
  return Array.from(flat.matchAll(/\bdocuments? 00\d\b[^.;)]{0,40}/gi), ([citation]) => citation);
}
