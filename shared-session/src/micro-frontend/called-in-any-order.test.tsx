/** @jest-environment jsdom */
import type { LifeCycleProps, LifeCycles, MountContext } from './contract.ts';
import { reactLifeCycles } from './react-life-cycles.tsx';

/** Cases that single-spa-react alone does not handle: hosts without single-spa call in any order, and several mounts have one name. */

function View({ context }: { context: MountContext }) {
  return <p>{`${context.host} ${context.attributes?.step ?? ''}`}</p>;
}

const container = () => document.body.appendChild(document.createElement('div'));

describe('called directly, in whatever order', () => {
  let cycles: LifeCycles;
  beforeEach(() => {
    cycles = reactLifeCycles(View, { styles: ['p{}'] });
  });
  const at = (domElement: HTMLElement, step = '', name = 'hello'): LifeCycleProps => ({
    name,
    domElement,
    host: 'portal',
    attributes: { step },
  });

  test('an update before the first rendering keeps neither mount nor unmount from ending', async () => {
    const target = container();
    await Promise.all([cycles.mount(at(target)), cycles.update(at(target, 'two'))]);
    expect(target.textContent).toBe('portal two');
    await cycles.unmount(at(target));
    expect(target.innerHTML).toBe('');
  });

  test('updates take effect in the order in which they were asked for', async () => {
    const target = container();
    await Promise.all([
      cycles.mount(at(target)),
      ...['two', 'three', 'four'].map((step) => cycles.update(at(target, step))),
    ]);
    expect(target.textContent).toContain('four');
    await cycles.unmount(at(target));
  });

  test('unmount before the first rendering leaves nothing behind, and ends what was under way', async () => {
    const target = container();
    const before = document.adoptedStyleSheets.length;
    await Promise.all([cycles.mount(at(target)), cycles.update(at(target, 'two')), cycles.unmount(at(target))]);
    expect(target.innerHTML).toBe('');
    expect(document.adoptedStyleSheets.length).toBe(before);
    await cycles.mount(at(target, 'again'));
    expect(target.textContent).toContain('again');
    await cycles.unmount(at(target));
  });

  test('two mounts with one name both unmount', async () => {
    const [one, two] = [container(), container()];
    await Promise.all([cycles.mount(at(one, 'one')), cycles.mount(at(two, 'two'))]);
    expect([one.textContent, two.textContent]).toEqual(['portal one', 'portal two']);
    await cycles.unmount(at(one));
    expect([one.innerHTML, two.textContent]).toEqual(['', 'portal two']);
    await cycles.unmount(at(two));
    expect(two.innerHTML).toBe('');
  });

  test('so do two micro-frontends with one name', async () => {
    const other = reactLifeCycles(View, { styles: [] });
    const [one, two] = [container(), container()];
    await Promise.all([cycles.mount(at(one)), other.mount(at(two))]);
    await Promise.all([cycles.unmount(at(one)), other.unmount(at(two))]);
    expect(one.innerHTML + two.innerHTML).toBe('');
  });

  test('a place can be mounted into anew before what was in it has been taken away', async () => {
    const target = container();
    await cycles.mount(at(target, 'one'));
    await Promise.all([cycles.unmount(at(target)), cycles.mount(at(target, 'two'))]);
    expect(target.textContent).toBe('portal two');
    await cycles.unmount(at(target));
    expect(target.innerHTML).toBe('');
  });

  test('unmounting twice does nothing; updating what is not mounted says so', async () => {
    const target = container();
    await cycles.mount(at(target));
    await cycles.unmount(at(target));
    await cycles.unmount(at(target));
    await expect(cycles.update(at(target))).rejects.toThrow('hello is to be updated and is not mounted.');
  });

  test('a place that does not exist rejects, and can be mounted into later', async () => {
    const domElementGetter = () => {
      throw new Error('no such place');
    };
    await expect(cycles.mount({ name: 'hello', domElementGetter })).rejects.toThrow('no such place');
    const target = container();
    await cycles.mount(at(target));
    await cycles.unmount(at(target));
    expect(target.innerHTML).toBe('');
  });
});
