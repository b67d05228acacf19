import type { Contract } from 'deployments/contract';
import { type CallSite, callsInModule, mayCall } from './calls-in-module.ts';
import { shapesOfCalls } from './shapes-of-calls.ts';

const files: Readonly<Record<string, string>> = {
  '/src/paths.ts': 'export const API = "/api";\nexport const ITEMS = `${API}/items`;',
};
const callsOf = (code: string, isUsed = (_: string) => true) =>
  callsInModule('/src/calls.ts', (file) => (file === '/src/calls.ts' ? code : files[file]), isUsed);
const paths = (code: string) => callsOf(code).map(({ call }) => call);

test.each([
  ['a literal', "export const f = () => api.get('/a', schema);", ['GET /a']],
  ['a constant', "const A = '/a';\nexport const f = () => api.delete(`${A}/b`, schema);", ['DELETE /a/b']],
  ['an argument', 'export const f = (id: number) => api.put(`/a/${id}/b`, schema);', ['PUT /a/{}/b']],
  [
    'an imported constant',
    "import { ITEMS } from './paths.ts';\nexport const f = () => api.post(ITEMS, s);",
    ['POST /api/items'],
  ],
  [
    'a function',
    'const one = (id: number) => `/a/${id}`;\nexport const f = () => api.get(`${one(1)}/b`, s);',
    ['GET /a/{}/b'],
  ],
  ['one of two', "export const f = (x: boolean) => api.get(`/a${x ? '/b' : ''}`, s);", ['GET /a/b', 'GET /a']],
  [
    'a constant inside',
    "export function f(x: 1) { const path = x ? '/a' : '/b'; return api.get(path, s) }",
    ['GET /a', 'GET /b'],
  ],
  ['with a query', 'export const f = (id: number) => api.get(`/a?id=${id}`, s);', ['GET /a']],
  ['a file', "export const f = () => api.blob('/a', { query: { name: 'b' } });", ['GET /a']],
  ['of a function that is given the method', "export const f = () => ask('POST', '/a', s, {});", ['POST /a']],
  ['no path of a call', "export const f = () => say('POST', 'a', s);", []],
  ['an upload', "export const f = () => api.upload('/a', s, {});", ['POST /a']],
  ['an argument as a whole, which is not known', 'export const f = (path: string) => api.get(path, s);', []],
  ['through a function beside it', "const g = () => api.get('/a', s);\nexport const f = () => g();", ['GET /a']],
  ['in a class', "export class C { load() { return api.get('/a', s) } }", ['GET /a']],
])('the path is %s', (_, code, calls) => expect(paths(code)).toEqual(calls));

test('only exports that are used make calls', () => {
  const code = "export const f = () => api.get('/a', s);\nexport const g = () => api.get('/b', s);\nexport { g as h };";
  expect(callsOf(code, (name) => name === 'f').map(({ call }) => call)).toEqual(['GET /a']);
  expect(callsOf(code, (name) => name === 'h').map(({ call }) => call)).toEqual(['GET /b']);
  expect(mayCall(code)).toBe(true);
  expect(mayCall('export const apis = { get: 1 };')).toBe(false);
  expect(mayCall("await ask('GET', '/a', s)")).toBe(true);
});

describe('what a call reads and sends', () => {
  const string = 'valibot.StringSchema';
  const schema: Contract = {
    exports: { answer: { see: 'answer' } },
    types: {
      answer: { form: 'valibot.ObjectSchema', of: [{ members: { a: string, '<readonly>?': 'all' } }, 'undefined'] },
    },
  };
  const module: Contract = {
    exports: {
      f: {
        takes: { 0: 'number', 1: { members: { name: { see: 'Name' }, size: 'number', '<readonly>?': 'all' } } },
        gives: 'void',
      },
    },
    types: { Name: { oneOf: ['"a"', '"b"'] } },
  };
  const call = (code: string) => {
    const [site] = callsOf(`import { answer } from './schema.ts';\n${code}`);
    if (!site) throw new Error('There is no call.');
    return shapesOfCalls([{ site, module, schema }]);
  };

  test('by the schema of its response', () => {
    expect(call("export const f = () => api.get('/a', answer);").calls).toEqual([
      { call: 'GET /a', reads: { members: { a: 'string' } } },
    ]);
  });

  test.each<[string, string, object]>([
    [
      'an argument',
      'f = (id, body) => api.post("/a", answer, { json: body })',
      {
        sends: { members: { name: { see: 'Name' }, size: 'number' } },
      },
    ],
    [
      'a member of an argument',
      'f = (id, { size: s }) => api.post("/a", answer, { json: { s }, signal })',
      {
        sends: { members: { s: 'number' } },
      },
    ],
    [
      'an object of arguments',
      'f = (id, body) => api.post("/a", answer, { json: { id, ...body } })',
      {
        sends: { members: { id: 'number', name: { see: 'Name' }, size: 'number' } },
      },
    ],
    [
      'sometimes',
      'f = (id) => api.post("/a", answer, { query: { ...(id ? { id } : {}) } })',
      {
        query: { members: { 'id?': 'number' } },
      },
    ],
    [
      'by an option that is there sometimes',
      'f = (id) => api.post("/a", answer, { ...(id ? { query: { id } } : {}) })',
      {
        query: { members: { id: 'number' } },
      },
    ],
    ['a value that is not known', 'f = (id) => api.post("/a", answer, { json: made(id) })', { sends: 'unknown' }],
  ])('%s', (_, code, sent) => {
    expect(call(`export const ${code};`).calls).toEqual([
      { call: 'POST /a', reads: { members: { a: 'string' } }, ...sent },
    ]);
  });

  test('with the types that it refers to', () => {
    const { types } = call('export const f = (id, body) => api.post("/a", answer, { json: body });');
    expect(types).toEqual({ Name: { oneOf: ['"a"', '"b"'] } });
  });

  test('in one order, whichever module webpack meets first', () => {
    const described = ['B', 'A'].map((type) => ({
      site: callsOf(`export const f = (id, body) => api.post("/${type}", x, { json: body });`)[0] as CallSite,
      module: { exports: { f: { takes: { 1: { see: type } }, gives: 'void' } }, types: { [type]: 'string' } },
      schema: undefined,
    }));
    const { calls, types } = shapesOfCalls(described);
    expect(calls.map(({ call }) => call)).toEqual(['POST /A', 'POST /B']);
    expect(Object.keys(types)).toEqual(['A', 'B']);
  });
});
