import type { LifeCycleProps, LifeCycles, MicroFrontendModule, MountContext } from 'shared-session/micro-frontend';
import { mountModule } from './mount-module.ts';

const container = {} as HTMLElement;
const context: MountContext = { host: 'portal' };
const next: MountContext = { host: 'portal', attributes: { step: 'two' } };

/** A module of each generation that takes down what is called. */
function modules() {
  const calls: unknown[][] = [];
  const took =
    (what: string) =>
    async ({ name, domElement, ...rest }: LifeCycleProps) =>
      void calls.push([what, name, domElement === container, rest]);
  const second: LifeCycles = {
    bootstrap: took('bootstrap'),
    mount: took('mount'),
    update: took('update'),
    unmount: took('unmount'),
  };
  const first: MicroFrontendModule = {
    mount(place, given) {
      calls.push(['mount', place === container, given]);
      return {
        update: (changed) => void calls.push(['update', changed]),
        unmount: () => void calls.push(['unmount']),
      };
    },
  };
  return { calls, first, second };
}

const { error } = console;
let said: unknown[][] = [];
beforeEach(() => {
  said = [];
  console.error = (...what: unknown[]) => void said.push(what);
});
afterEach(() => {
  console.error = error;
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('life cycles are called in order, with the place and the context', async () => {
  const { calls, second } = modules();
  const mounting = mountModule(second, container, context, 'mfe_notes/notes');
  await mounting.done;
  mounting.update(next);
  mounting.unmount();
  expect(calls).toEqual([
    ['bootstrap', 'mfe_notes/notes', true, context],
    ['mount', 'mfe_notes/notes', true, context],
    ['update', 'mfe_notes/notes', true, next],
    ['unmount', 'mfe_notes/notes', true, next],
  ]);
});

test('a module of the first generation is mounted into the place, and taken away by what it gave', async () => {
  const { calls, first } = modules();
  const mounting = mountModule(first, container, context, 'mfe_notes/notes');
  await mounting.done;
  mounting.update(next);
  mounting.unmount();
  expect(calls).toEqual([['mount', true, context], ['update', next], ['unmount']]);
});

test('who leaves before it is there leaves nothing behind', async () => {
  const { calls, first, second } = modules();
  for (const module of [first, second]) {
    const mounting = mountModule(module, container, context, 'mfe_notes/notes');
    mounting.unmount();
    await mounting.done;
  }
  expect(calls.map(([what]) => what)).toEqual(['mount', 'unmount', 'bootstrap', 'unmount']);
});

test('a mount that fails rejects, whether it throws or rejects, and so does one that gives nothing back', async () => {
  const fails = () => {
    throw new Error('broken');
  };
  const { second } = modules();
  const broken: MicroFrontendModule[] = [
    { mount: fails },
    { mount: async () => fails() },
    { ...second, mount: fails },
    { ...second, bootstrap: async () => fails() },
  ];
  for (const module of broken)
    await expect(mountModule(module, container, context, 'mfe_notes/notes').done).rejects.toThrow('broken');
  const nothing = { mount: () => undefined } as unknown as MicroFrontendModule;
  await expect(mountModule(nothing, container, context, 'mfe_notes/notes').done).rejects.toThrow(
    'mfe_notes/notes was mounted but gave nothing to unmount it with.',
  );
});

test('one that cannot tidy up is logged, and nothing more happens', async () => {
  const { second } = modules();
  const fails = async () => {
    throw new Error('stuck');
  };
  const mounting = mountModule({ ...second, update: fails, unmount: fails }, container, context, 'mfe_notes/notes');
  await mounting.done;
  mounting.update(next);
  mounting.unmount();
  const throwing = mountModule(
    {
      mount: () => ({
        unmount() {
          throw new Error('stuck');
        },
      }),
    },
    container,
    context,
    'mfe_old/old',
  );
  await throwing.done;
  throwing.unmount();
  await settled();
  expect(said.map(([message]) => message)).toEqual([
    'mfe_notes/notes failed while it was being updated:',
    'mfe_notes/notes failed while it was being taken away:',
    'mfe_old/old failed while it was being taken away:',
  ]);
});
