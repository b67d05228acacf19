/** A line that may name a side, or the line below it: `physical: why`. */
const ALLOWED = /\bphysical: /;

/** Properties and values of style sheets that name the left or the right, where start and end are meant. */
const IN_STYLES = [
  /^\s*(?:[a-z][\w-]*-)?(?:left|right)(?:-[\w-]+)?\s*:/,
  /^\s*(?:text-align|float|clear|caption-side|resize)\s*:\s*(?:left|right)\b/,
  // Four values of which the second and the fourth differ.
  /^\s*(?:padding|margin|inset|border-width|border-color|border-style|scroll-padding|scroll-margin)\s*:(?!.*\()\s*\S+ (\S+) \S+ (?!\1;)\S+;/,
];

/** Classes of Tailwind and inline styles with a side. */
const IN_CODE = [
  /['"`\s](?:[a-z]{2}:)(?:[a-z-]+:)*-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-left|text-right|float-left|float-right)(?:-|\b(?=['"`\s]))/,
  /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:/,
  /\.style\.(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*)\s*=/,
  /\bstyle=\{\{[^}]*\b(?:left|right)\s*:/,
];

/**
 * The lines that name a side, left or right, where the direction of the language decides: in Arabic and Hebrew it is the other one.
 *
 * @param path its ending says whether it is a style sheet or code
 */
export function physicalSides(path: string, text: string): number[] {
  const rules = path.endsWith('.css') ? IN_STYLES : IN_CODE;
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    rules.some((rule) => rule.test(line)) && !ALLOWED.test(line) && !ALLOWED.test(lines[index - 1] ?? '')
      ? [index + 1]
      : [],
  );
}
