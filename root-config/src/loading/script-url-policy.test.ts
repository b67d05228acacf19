/** @jest-environment jsdom */
import { scriptUrlPolicy, urlPolicy } from './script-url-policy.ts';

const created: string[] = [];
Object.assign(globalThis, {
  trustedTypes: {
    createPolicy(name: string, rules: object) {
      if (created.includes(name)) throw new TypeError(`Policy "${name}" exists.`);
      created.push(name);
      return rules;
    },
  },
});

test('several loaders on a page make one policy, and each passes what any of them vouches for', () => {
  const first = scriptUrlPolicy((url) => url === 'https://a/1.js');
  const second = scriptUrlPolicy((url) => url === 'https://a/2.js');
  expect(created).toEqual(['portal']);
  expect(first('https://a/1.js')).toBe('https://a/1.js');
  expect(second('https://a/2.js')).toBe('https://a/2.js');
  expect(() => second('https://evil/1.js')).toThrow('is not part of the deployment');
  expect(urlPolicy()).toBe(urlPolicy());
});
