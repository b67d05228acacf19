import type { JSX } from 'react';
import type { MountContext, ReactView } from 'shared-session/micro-frontend';
import { type HashUrl, useHashUrl } from './hash-location.ts';
import { type PageDeclaration, pageAt } from './page-declaration.ts';
import { PageNotFound } from './page-not-found.tsx';

export interface PagesProps {
  readonly pages: readonly PageDeclaration[];
  /** The URL that is shown: `useHashUrl()`, or a copy that is held back while something is unsaved. */
  readonly url: HashUrl;
  readonly context: MountContext;
}

/** Renders the page of a URL, or a not-found card if no page declares it. */
export function Pages({ pages, url: { path, search }, context }: PagesProps): JSX.Element {
  const found = pageAt(pages, path);
  if (!found) return <PageNotFound />;
  const { page, parameters } = found;
  const Page = page.component;
  return <Page key={page.path} path={path} parameters={parameters} search={search} context={context} />;
}

/** The pages of a micro-frontend as one view, for `reactLifeCycles`. */
export function pagesView(pages: readonly PageDeclaration[]): ReactView {
  return ({ context }) => <Pages pages={pages} url={useHashUrl()} context={context} />;
}
