import { cycloneDx } from './cyclone-dx.ts';

const product = { name: 'portal', version: '1.0.0' };

test('each version of a package is a component, in order', () => {
  const bom = cycloneDx(product, [
    { name: 'valibot', versions: ['1.5.0'], license: 'MIT', homepage: 'https://valibot.dev' },
    { name: '@fastify/cookie', versions: ['11.1.5', '10.0.0'], license: 'MIT' },
  ]);
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      { purl: 'pkg:npm/%40fastify/cookie@10.0.0' },
      { purl: 'pkg:npm/%40fastify/cookie@11.1.5', licenses: [{ expression: 'MIT' }] },
      { purl: 'pkg:npm/valibot@1.5.0', externalReferences: [{ type: 'website', url: 'https://valibot.dev' }] },
    ],
  });
});

test('the product is what the bill is of', () => {
  expect(cycloneDx(product, [])).toMatchObject({ metadata: { component: product }, components: [] });
});
