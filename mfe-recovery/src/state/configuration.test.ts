/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readConfiguration } from './configuration.ts';

function put(content: string, type = 'application/json', tag = 'script'): void {
  const element = document.createElement(tag);
  element.id = 'recovery-options-configuration';
  if (element instanceof HTMLScriptElement) element.type = type;
  element.textContent = content;
  document.body.replaceChildren(element);
}

const none = { redirectOrigins: [] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.replaceChildren();
});
afterEach(() => jest.restoreAllMocks());

test('without a block there is none', () => {
  expect(readConfiguration()).toEqual(none);
  expect(console.error).not.toHaveBeenCalled();
});

test('a block is read', () => {
  put('{"redirectOrigins":["https://hr.example.com"],"legacyPaths":["/old/**"]}');
  expect(readConfiguration()).toEqual({ redirectOrigins: ['https://hr.example.com'], legacyPaths: ['/old/**'] });
});

test.each([
  '',
  '{',
  'null',
  '{"redirectOrigin":[]}',
  '{"redirectOrigins":"*"}',
  '{"redirectOrigins":[],"constructor":[]}',
  '[1]',
  '"text"',
  '{"legacyPaths":[7]}',
  '{"geolocationService":"nowhere"}',
])('a broken %j is reported and ignored', (content) => {
  put(content);
  expect(readConfiguration()).toEqual(none);
  expect(console.error).toHaveBeenCalled();
});

test('an element of that id that is no such block is not read', () => {
  put('{"redirectOrigins":["https://evil.example"]}', 'application/json', 'div');
  expect(readConfiguration()).toEqual(none);
});
