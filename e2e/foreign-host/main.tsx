import { init, loadRemote } from '@module-federation/enhanced/runtime';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Somebody else's portal: a React application that is not built by our preset and knows two things of ours, the store's
 * address and the mount contract. It is the smallest host that one could write from the documentation.
 */
const { store, base } = (window as unknown as { theirSettings: { store: string; base: string } }).theirSettings;

interface Mounted {
  unmount(): void;
}
interface Remote {
  mount(container: HTMLElement, context: object): Mounted | Promise<Mounted>;
}

async function loadTimecard(): Promise<Remote> {
  const live = await fetch(`${store}/deployments.json`).then((answer) => answer.json());
  const entry = `${store}${live.microFrontends.mfe_timecard.base}standalone/mf-manifest.json`;
  init({ name: 'their_portal', remotes: [{ name: 'mfe_timecard', entry }] });
  const remote = await loadRemote<Remote>('mfe_timecard/add-time');
  if (!remote) throw new Error('mfe_timecard/add-time is empty');
  return remote;
}

function Timecard({ attributes }: { attributes: Record<string, string> }) {
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let mounted: Mounted | undefined;
    let gone = false;
    const container = document.createElement('div');
    place.current?.append(container);
    loadTimecard()
      .then((remote) => remote.mount(container, { host: 'foreign', attributes }))
      .then((result) => {
        mounted = result;
        if (gone) mounted.unmount();
      })
      .catch((error: Error) => setFailure(error.message));
    return () => {
      gone = true;
      mounted?.unmount();
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
