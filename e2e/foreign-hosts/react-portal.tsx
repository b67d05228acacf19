import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type LifeCycles, theirProps } from './theirs.ts';

/** The portal of another company, in any React: Add Time is a part of its page, between its own header and footer. */
function TheirPortal({ load, built }: { load: () => Promise<LifeCycles>; built: string }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <h1>Their portal</h1>
      <p>{built}</p>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} the timecard
      </button>
      <output id="events" />
      {shown && <Timecard load={load} />}
      <footer>
        <a href="#imprint">Their imprint</a>
      </footer>
    </>
  );
}

function Timecard({ load }: { load: () => Promise<LifeCycles> }) {
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    const props = { name: 'timecard', domElement, ...theirProps };
    const loaded = load();
    loaded
      .then(async ({ bootstrap, mount }) => {
        await bootstrap(props);
        // In strict mode the first place is gone before the code is there.
        if (domElement.isConnected) await mount(props);
      })
      .catch((error: Error) => setFailure(error.message));
    return () => {
      loaded.then(({ unmount }) => unmount(props)).catch(() => undefined);
      domElement.remove();
    };
  }, [load]);
  return failure ? <p role="alert">{failure}</p> : <div id="timecard" ref={place} />;
}

/** Shows the portal. @param built what it is built with */
export function showPortal(load: () => Promise<LifeCycles>, built: string): void {
  const root = document.getElementById('their-root');
  if (!root) throw new Error('The page has no place for the portal.');
  createRoot(root).render(
    <StrictMode>
      <TheirPortal load={load} built={built} />
    </StrictMode>,
  );
}
