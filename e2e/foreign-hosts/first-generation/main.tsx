import { init, loadRemote } from '@module-federation/enhanced/runtime';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A foreign portal: a React application that is not built by our preset and knows two things of ours, the store's
 * address and the mount contract, whose first generation a rollback may bring back. It is the smallest host that one could write
 * from the documentation, and single-spa is not on its page.
 */
const { store, base } = (window as unknown as { theirSettings: { store: string; base: string } }).theirSettings;

type LifeCycle = (props: object) => Promise<void>;
interface LifeCycles {
  readonly bootstrap: LifeCycle;
  readonly mount: LifeCycle;
  readonly unmount: LifeCycle;
}
interface FirstGeneration {
  mount(container: HTMLElement, context: object): { unmount(): void } | Promise<{ unmount(): void }>;
}

async function loadTimecard(): Promise<LifeCycles | FirstGeneration> {
  const live = await fetch(`${store}/deployments.json`).then((answer) => answer.json());
  const entry = `${store}${live.microFrontends.mfe_timecard.base}standalone/mf-manifest.json`;
  init({ name: 'their_portal', remotes: [{ name: 'mfe_timecard', entry }] });
  const remote = await loadRemote<LifeCycles | FirstGeneration>('mfe_timecard/add-time');
  if (!remote) throw new Error('mfe_timecard/add-time is empty');
  return remote;
}

/** @returns what takes it away again */
async function show(
  remote: LifeCycles | FirstGeneration,
  domElement: HTMLElement,
  attributes: object,
): Promise<() => void> {
  if (!('unmount' in remote)) {
    const mounted = await remote.mount(domElement, { host: 'foreign', attributes });
    return () => mounted.unmount();
  }
  const props = { name: 'timecard', domElement, host: 'foreign', attributes };
  await remote.bootstrap(props);
  await remote.mount(props);
  return () => void remote.unmount(props);
}

function Timecard({ attributes }: { attributes: Record<string, string> }) {
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let hide: (() => void) | undefined;
    let gone = false;
    const container = document.createElement('div');
    place.current?.append(container);
    loadTimecard()
      .then((remote) => show(remote, container, attributes))
      .then((taken) => {
        hide = taken;
        if (gone) hide();
      })
      .catch((error: Error) => setFailure(error.message));
    return () => {
      gone = true;
      hide?.();
      container.remove();
    };
  }, [attributes]);
  return failure ? <p role="alert">{failure}</p> : <div ref={place} />;
}

function TheirPortal() {
  const [shown, setShown] = useState(true);
  const [attributes] = useState(() => ({ baseurl: base, ...Object.fromEntries(new URLSearchParams(location.search)) }));
  return (
    <>
      <h1>Their portal</h1>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} the timecard
      </button>
      {shown && <Timecard attributes={attributes} />}
    </>
  );
}

const root = document.getElementById('their-root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TheirPortal />
    </StrictMode>,
  );
}
