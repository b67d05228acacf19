import { type JSX, useMemo, useState } from 'react';
import type { MountContext } from 'shared-session/micro-frontend';
import { hashLocation } from 'shared-session/routing';
import { launchOptions } from '../domain/launch-options.ts';
import { readAddress } from '../domain/steps.ts';
import { readConfiguration } from '../state/configuration.ts';
import { RecoveryFlow } from './recovery-flow.tsx';

/** The recovery options as they were asked for: by an address of the portal, or by an element's attributes. */
export function RecoveryOptions({ context }: { readonly context: MountContext }): JSX.Element {
  const [configuration] = useState(() => readConfiguration());
  const [run, setRun] = useState(0);
  // The two flows have addresses of their own: another prefix is another flow.
  const [path] = hashLocation();
  const [flowOfAddress, setFlowOfAddress] = useState(readAddress(path)?.mode);
  const mode = readAddress(path)?.mode;
  // An address that is no longer the flow's is on its way to another page, not to another flow.
  if (mode !== undefined && mode !== flowOfAddress) setFlowOfAddress(mode);
  const { attributes } = context;
  const launch = useMemo(
    () =>
      launchOptions({
        attributes,
        pathname: window.location.pathname,
        search: window.location.search,
        hash: window.location.hash,
        legacyPaths: configuration.legacyPaths,
      }),
    [attributes, configuration, run, flowOfAddress],
  );
  return (
    <RecoveryFlow
      key={`${launch.mode} ${launch.routing} ${run}`}
      context={context}
      launch={launch}
      configuration={configuration}
      onStartAgain={() => setRun((count) => count + 1)}
    />
  );
}
