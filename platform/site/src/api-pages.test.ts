import { productDocument } from 'reference-api/openapi';
import { type ApiDocument, apiPages } from './api-pages.ts';

const document = productDocument() as unknown as ApiDocument;
const pages = apiPages(document);
const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));

test('the pages have each call of openapi.json once', () => {
  const headings = pages.flatMap(({ content }) => content.match(/^## .+$/gm) ?? []);
  expect(headings).toHaveLength(calls.length);
  expect(new Set(headings).size).toBe(headings.length);
});

test('a call has its fields, optional ones marked, its example, and its refusals', () => {
  const page = pages.find(({ path }) => path === 'api/calls/passwordRegistrations')?.content ?? '';
  const call = page.slice(page.indexOf('## sendEmailCode'));
  expect(call).toContain('`POST /wand2/api/passwordRegistrations/{userId}/email`');
  expect(call).toMatch(/\| `email` \| string \|/);
  expect(call).toMatch(/\| `latitude` \| .*, optional \|/);
  expect(call).toContain('"email": "amara@example.com"');
  expect(call).toMatch(/\| 429 \| .+ \|/);
  expect(call).toContain('[api#api-registration](/api/api#api-registration)');
});

test('prose is shown as it is, and a name of a schema that refers to itself ends', () => {
  const self: ApiDocument = {
    paths: {
      '/tree': {
        get: {
          operationId: 'tree',
          tags: ['tree'],
          summary: 'Everything <below> {{ here }} | `<a>`',
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Tree: { properties: { below: { items: { $ref: '#/components/schemas/Tree' } } }, required: ['below'] },
      },
    },
  };
  const [page] = apiPages(self);
  expect(page?.content).toContain('Everything &lt;below&gt; &#123;&#123; here }} | `<a>`');
  expect(page?.content.match(/`below/g)).toHaveLength(1);
});
