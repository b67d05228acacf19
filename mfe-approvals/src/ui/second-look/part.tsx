import type { ReactNode } from 'react';

interface PartProps {
  readonly heading: Heading;
  readonly title: string;
  readonly children: ReactNode;
}

/** The level of the headings: below the page's, or below the detail's. */
export type Heading = 'h2' | 'h3';

/** A part of a second look, under its heading. */
export function Part({ heading: Title, title, children }: PartProps) {
  return (
    <section className="ap-look-part">
      <Title>{title}</Title>
      {children}
    </section>
  );
}
