import { randomId } from './index.ts';

test('ids are made where there is no randomUUID, as on plain http, and no two are the same', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, writable: true, value: undefined });
  try {
    const ids = new Set(Array.from({ length: 100 }, randomId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, writable: true, value: randomUUID });
  }
});
