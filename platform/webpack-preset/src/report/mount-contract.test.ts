import { mountContractOf } from './mount-contract.ts';

const LIFE_CYCLES = ['bootstrap', 'mount', 'prefetch', 'unmount', 'update'];

test('a build whose modules export life cycles keeps generation 2 of the mount contract', () => {
  expect(mountContractOf(['./app'], { './app': LIFE_CYCLES, './chart': ['Chart'] })).toEqual({ mountContract: 2 });
});

test('one whose modules export a mount alone keeps generation 1', () => {
  expect(mountContractOf(['./app'], { './app': ['mount', 'prefetch'] })).toEqual({ mountContract: 1 });
});

test('one module with life cycles asks for a host that knows them', () => {
  expect(mountContractOf(['./app', './old'], { './app': LIFE_CYCLES, './old': ['mount'] })).toEqual({
    mountContract: 2,
  });
});

test('a library of widgets is not mounted, and keeps none', () => {
  expect(mountContractOf([], { './button': ['Button'] })).toEqual({});
  expect(mountContractOf(['./app'], {})).toEqual({});
});
