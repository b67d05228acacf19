import { type ComponentType, type JSX, useEffect, useState } from 'react';
import { loadPostPaint } from '../post-paint/load-post-paint.ts';

type Flags = Readonly<Record<string, ComponentType<{ className?: string; 'aria-hidden'?: boolean }> | undefined>>;

let loading: Promise<Flags> | undefined;
let flags: Flags | undefined;

/** All flags are one file of 45 kB (brotli), loaded when the first is shown. After a failure, the next flag tries again. */
function loadFlags(): Promise<Flags> {
  loading ??= import('country-flag-icons/react/3x2').then(
    (module) => {
      flags = module as unknown as Flags;
      return flags;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** A country's flag, 22 by 16 px, or its letters until it is loaded or if there is no drawing. Decoration: the name is next to it. */
export function Flag({ country }: { country: string }): JSX.Element {
  const [loaded, setLoaded] = useState(flags);
  useEffect(() => (loaded === undefined ? loadPostPaint(loadFlags, setLoaded) : undefined), [loaded]);
  const Drawing = /^[a-z]{2}$/.test(country) ? loaded?.[country.toUpperCase()] : undefined;
  return (
    <span
      className="wd-flag"
      aria-hidden="true"
      // Drawn by the style sheet instead of text, because the name of a button would have to begin with its visible text (WCAG 2.5.3).
      data-letters={Drawing === undefined ? country.toUpperCase() : undefined}
    >
      {Drawing === undefined ? null : <Drawing />}
    </span>
  );
}
