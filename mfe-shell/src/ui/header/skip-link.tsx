import type { JSX } from 'react';
import { useText } from 'shared-session';

/** First on the page: past header and navigation, into the content. The hash is a URL here, so the link only moves the focus. */
export function SkipLink(): JSX.Element {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead somewhere; the hash is a URL here and must not change.
    <a
      href="#main"
      className="sh:absolute sh:top-3 sh:start-3 sh:z-50 sh:-translate-y-24 sh:rounded-control sh:bg-accent sh:px-4 sh:py-2 sh:font-medium sh:text-accent-ink sh:no-underline sh:focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById('main');
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      {t('LBL_SKIP_TO_CONTENT')}
    </a>
  );
}
