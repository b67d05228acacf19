import type { JSX } from 'react';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Skeleton } from '../skeleton/index.ts';

export interface LoadingCardsProps {
  /** Number of cards. Default 1. */
  count?: number;
  /** Lines of text in each card. Default 6. */
  lines?: number;
}

/** Placeholders for cards that are loading, announced once. */
export function LoadingCards({ count = 1, lines = 6 }: LoadingCardsProps): JSX.Element {
  const t = usePageText();
  return (
    <div ref={pageStyled} className="wd-loading-cards">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are placeholders and all alike.
        <div key={index}>
          <Skeleton lines={lines} {...(index === 0 ? { label: t('MSG_LOADING') } : {})} />
        </div>
      ))}
    </div>
  );
}
