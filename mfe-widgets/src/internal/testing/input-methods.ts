import { fireEvent } from '@testing-library/react';

/** What an input method sends when it shows a text, and when it commits one, in each engine. */
export const ENGINES = {
  // `input` says that it is composed, and comes before the end.
  Chromium: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
    },
    commit: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
      fireEvent.compositionEnd(input, { data: text });
    },
  },
  // An `input` of its own comes after the end.
  Firefox: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
    },
    commit: (input: HTMLInputElement, text: string) => {
      write(input, text);
      fireEvent.compositionEnd(input, { data: text });
      fireEvent.input(input, { isComposing: false });
    },
  },
  // What was composed is taken out and put in again, and older versions do not say that it is composed.
  WebKit: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text } });
    },
    commit: (input: HTMLInputElement, text: string) => {
      fireEvent.input(input, { target: { value: '' }, inputType: 'deleteCompositionText' });
      fireEvent.input(input, { target: { value: text }, inputType: 'insertFromComposition' });
      fireEvent.compositionEnd(input, { data: text });
    },
  },
} as const;

/** Writes as the browser does: React hears of it with the next event. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}
