/** @jest-environment jsdom */
import { getAppStatus, start, triggerAppChange } from 'single-spa';
import { registerRegion } from './register-region.ts';

/** A region whose view fails and comes back when the test says so. */
function region(name: string, path: string) {
  const calls: string[] = [];
  let failed = false;
  const view = {
    show: () => void calls.push('show'),
    hide() {
      failed = false;
      calls.push('hide');
    },
    hasFailed: () => failed,
  };
  const registered = registerRegion(name, view, () => location.hash === path);
  return {
    calls,
    status: () => getAppStatus(name),
    set(now: boolean) {
      failed = now;
      registered.changed();
    },
  };
}

async function until(status: () => string | null, wanted: string): Promise<void> {
  for (let time = 0; status() !== wanted && time < 200; time += 1) await new Promise((done) => setTimeout(done, 10));
  expect(status()).toBe(wanted);
}

const go = async (path: string) => {
  location.hash = path;
  await triggerAppChange();
};

beforeAll(() => start());

test('a region that shows a failure is LOAD_ERROR, keeps its message, and is MOUNTED when a retry has helped', async () => {
  const one = region('one', '#/one');
  await go('#/one');
  await until(one.status, 'MOUNTED');
  one.set(true);
  await until(one.status, 'LOAD_ERROR');
  await triggerAppChange();
  expect(one.status()).toBe('LOAD_ERROR');
  expect(one.calls).toEqual(['show']);
  one.set(false);
  await until(one.status, 'MOUNTED');
  // The view's own `show` does nothing where it stands already.
  expect(one.calls).toEqual(['show', 'show']);
  await go('#/nowhere');
  await until(one.status, 'NOT_MOUNTED');
  expect(one.calls).toEqual(['show', 'show', 'hide']);
});

test('leaving a failed page takes its message away, and coming back at once tries again', async () => {
  const two = region('two', '#/two');
  await go('#/two');
  await until(two.status, 'MOUNTED');
  two.set(true);
  await until(two.status, 'LOAD_ERROR');
  await go('#/nowhere');
  await until(two.status, 'NOT_LOADED');
  expect(two.calls).toEqual(['show', 'hide']);
  await go('#/two');
  await until(two.status, 'MOUNTED');
  expect(two.calls).toEqual(['show', 'hide', 'show']);
});

test('a failure at the moment of leaving leaves nothing behind', async () => {
  const three = region('three', '#/three');
  await go('#/three');
  await until(three.status, 'MOUNTED');
  three.set(true);
  await go('#/nowhere');
  await until(three.status, 'NOT_LOADED');
  expect(three.calls).toEqual(['show', 'hide']);
});

test('a failure while one is shown already changes nothing', async () => {
  const four = region('four', '#/four');
  await go('#/four');
  await until(four.status, 'MOUNTED');
  four.set(true);
  await until(four.status, 'LOAD_ERROR');
  four.set(true);
  await triggerAppChange();
  expect(four.status()).toBe('LOAD_ERROR');
  expect(four.calls).toEqual(['show']);
});
