import type { JSX } from 'react';
import type { MountContext, ReactView } from 'shared-session/micro-frontend';
import { type HashUrl, useHashUrl } from './hash-location.ts';
import { type PageDeclaration, pageAt } from './page-declaration.ts';
import { PageNotFound } from './page-not-found.tsx';

export interface PagesProps {
  readonly pages: readonly PageDeclaration[];
  /** The URL that is shown: `useHashUrl()`, or a copy that lags behind while something unsaved is in the way. */
  readonly url: HashUrl;
  readonly context: MountContext;
}

/** The page that a URL asks for. A URL that no page declares says so. */
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
