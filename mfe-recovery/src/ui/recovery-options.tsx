import { type ComponentProps, type JSX, useMemo, useState } from 'react';
import type { MountContext } from 'shared-session/micro-frontend';
import { useHashUrl } from 'shared-session/routing';
import { launchOptions } from '../domain/launch-options.ts';
import { readPath } from '../domain/steps.ts';
import { readConfiguration } from '../state/configuration.ts';
import { RecoveryFlow } from './recovery-flow.tsx';

interface RecoveryOptionsProps extends Pick<ComponentProps<typeof RecoveryFlow>, 'Modal'> {
  readonly context: MountContext;
}

/** The recovery options as started by a URL of the portal, or by the attributes of an element. */
export function RecoveryOptions({ context, Modal }: RecoveryOptionsProps): JSX.Element {
  const [configuration] = useState(() => readConfiguration());
  const [run, setRun] = useState(0);
  // The two flows have separate URLs, so another prefix starts the other flow.
  const { path } = useHashUrl();
  const [flowOfPath, setFlowOfPath] = useState(readPath(path)?.mode);
  const mode = readPath(path)?.mode;
  // A URL outside the flow means that the page is being left. It does not change the flow.
  if (mode !== undefined && mode !== flowOfPath) setFlowOfPath(mode);
  const { attributes } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies(run): starting again reads the URL again.
  // biome-ignore lint/correctness/useExhaustiveDependencies(flowOfPath): another flow reads the URL again.
  const launch = useMemo(
    () =>
      launchOptions({
        attributes,
        foreign: context.host === 'foreign',
        pathname: window.location.pathname,
        search: window.location.search,
        hash: window.location.hash,
        legacyPaths: configuration.legacyPaths,
      }),
    [attributes, context.host, configuration, run, flowOfPath],
  );
  return (
    <RecoveryFlow
      key={`${launch.mode} ${launch.routing} ${run}`}
      context={context}
      launch={launch}
      configuration={configuration}
      Modal={Modal}
      onStartAgain={() => setRun((count) => count + 1)}
    />
  );
}
