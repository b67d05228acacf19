import { useState } from 'react';
import { holdUnsavedWork } from 'shared-session';
import { type Mount, reactMount } from 'shared-session/micro-frontend';

/** What this page does wrong: a test sets it on the window, and takes it away. */
type Fault = 'mount' | 'unmount' | 'render' | 'hang';
const fault = () => (globalThis as { fixtureFault?: Fault }).fixtureFault;

function Trouble() {
  const [release, setRelease] = useState<() => void>();
  if (fault() === 'render') throw new Error('thrown while rendering');
  return (
    <>
      <h1>Page of troubles</h1>
      <button type="button" onClick={() => setRelease(() => holdUnsavedWork())}>
        Begin work
      </button>
      <button type="button" onClick={() => release?.()}>
        Save work
      </button>
      <a href="#/first">To the first</a>
    </>
  );
}

const view = reactMount(Trouble, { styles: [] });

export const mount: Mount = async (container, context) => {
  if (fault() === 'mount') throw new Error('thrown at mount');
  if (fault() === 'hang') {
    container.dataset.hangs = '';
    await new Promise(() => undefined);
  }
  const mounted = await view(container, context);
  return {
    ...mounted,
    unmount() {
      mounted.unmount();
      if (fault() === 'unmount') throw new Error('thrown at unmount');
    },
  };
};
