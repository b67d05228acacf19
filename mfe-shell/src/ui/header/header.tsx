import { type JSX, useEffect } from 'react';
import { page } from 'shared-session';
import { useStore } from 'zustand';
import { followLayout } from '../../state/navigation.ts';
import { startSession } from '../../state/session.ts';
import { DetailsHeader } from './details-header.tsx';
import { MainHeader } from './main-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The header, 75 px tall, in its two variants (docs: shell#shell-header). */
export function Header(): JSX.Element {
  const details = useStore(page, (state) => state.detailsHeader);
  useEffect(startSession, []);
  useEffect(followLayout, []);
  return (
    <>
      <SkipLink />
      <header className="sh:flex sh:h-[74px] sh:items-center sh:gap-2 sh:pe-4 sh:ps-1.5 sh:wide:pe-6 sh:wide:ps-3">
        {details ? <DetailsHeader {...details} /> : <MainHeader />}
      </header>
    </>
  );
}
