import { LoadingCards } from 'mfe_widgets/load-states';
import type { ComponentType } from 'react';
import { useModule } from 'shared-session/server-data';
import { LoadFailure } from './load-failure.tsx';

interface LazyPageProps<P> {
  /** Identifies the script in the cache. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page whose script is fetched when the page is shown. */
export function LazyPage<P extends object>({ name, load, props }: LazyPageProps<P>) {
  // The cache would call a function, so the component is wrapped in an object.
  const { module, error, retry } = useModule(name, async () => ({ Page: await load() }));
  if (module) return <module.Page {...props} />;
  return <div className="ap-page">{error ? <LoadFailure error={error} onRetry={retry} /> : <LoadingCards />}</div>;
}
