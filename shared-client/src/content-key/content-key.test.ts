import { contentKey } from './index.ts';

test('the same content has the same key, other content another', async () => {
  expect(await contentKey({ version: 1, amount: 5 })).toBe(await contentKey({ version: 1, amount: 5 }));
  expect(await contentKey({ version: 2, amount: 5 })).not.toBe(await contentKey({ version: 1, amount: 5 }));
});

test('on plain http, where there is no digest, that holds within a page', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
  try {
    expect(await contentKey(['save', 1])).toBe(await contentKey(['save', 1]));
    expect(await contentKey(['save', 2])).not.toBe(await contentKey(['save', 1]));
  } finally {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
  }
});
