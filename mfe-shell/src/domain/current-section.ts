/** A section of the page, by its distance in px from the top of the window. */
export interface SectionPosition {
  readonly id: string;
  readonly top: number;
}

/**
 * The section being read (docs: shell#scroll-spy): the last one that has begun above the reading line; the last of all once the
 * page is scrolled to its end, because a short one never reaches the line.
 */
export function currentSection(
  sections: readonly SectionPosition[],
  readingLine: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return sections.at(-1)?.id;
  return (sections.findLast((section) => section.top <= readingLine) ?? sections[0])?.id;
}
