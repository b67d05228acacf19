import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import type { ComponentType } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
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
      {error ? (
        <EmptyState
          icon="error"
          title={t('MSG_PART_NOT_FETCHED')}
          action={
            <Button variant="primary" icon="refresh" onClick={({ currentTarget }) => focusAfter(currentTarget, retry)}>
              {t('LBL_TRY_AGAIN')}
            </Button>
          }
        />
      ) : (
        <div className="ex-card ex-pad">
          <Skeleton lines={6} label={t('MSG_LOADING')} />
        </div>
      )}
    </div>
  );
}
