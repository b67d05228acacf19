import { LoadFailure, LoadingCards } from 'mfe_widgets/load-states';
import type { ComponentType } from 'react';
import { useText } from 'shared-session';
import { useLoaded } from './use-loaded.ts';

interface LazyPageProps<P> {
  /** Loads the page. It keeps its identity between renders. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Label key of the page's title, shown while it is loading. */
  readonly title: string;
}

/** A page whose script is loaded when the page is shown. */
export function LazyPage<P extends object>({ load, props, title }: LazyPageProps<P>) {
  const t = useText();
  const { data: Page, error, retry } = useLoaded(load);
  if (Page) return <Page {...props} />;
  return (
    <div className="ex-page">
      <header className="ex-title">
        <h1>{t(title)}</h1>
      </header>
      {error ? <LoadFailure page=".ex-page" title={t('MSG_PART_NOT_FETCHED')} onRetry={retry} /> : <LoadingCards />}
    </div>
  );
}
