/** @jest-environment jsdom */
import { showPlaceholder } from './placeholder.ts';

test('a placeholder stands in an empty field, and not beside a text', () => {
  const input = document.createElement('input');
  const after = (value: string) => {
    input.value = value;
    showPlaceholder(input, '--:--');
    return input.placeholder;
  };
  expect(['', '8', '830p', ''].map(after)).toEqual(['--:--', '', '', '--:--']);
});
