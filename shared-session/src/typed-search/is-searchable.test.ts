import { isSearchable } from './is-searchable.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

const { navigator } = globalThis;
afterEach(() => Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true }));

test.each([
  ['letters that stand for characters', 'shin', false, true],
  ['kana', 'ろじ', false, false],
  ['katakana', 'ロジ', false, false],
  ['bopomofo', 'ㄓㄨ', false, false],
  ['candidates among characters', '物流', false, true],
  ['a Korean syllable', '김', true, true],
  ['a Korean letter', 'ㄱ', false, true],
  ['a word', 'Hal', false, true],
  ['what was deleted', null, false, true],
])('%s: %j', (_, data, elsewhere, onAndroid) => {
  for (const [userAgent, expected] of [
    [WINDOWS, elsewhere],
    [ANDROID, onAndroid],
  ] as const) {
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true });
    expect(isSearchable({ nativeEvent: { isComposing: true, data } as unknown as Event })).toBe(expected);
    expect(isSearchable({ nativeEvent: { isComposing: false, data } as unknown as Event })).toBe(true);
  }
});
