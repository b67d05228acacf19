import { setText, type TextKey } from '../texts.ts';

export interface Message {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The one thing to do. */
  readonly action: Node;
  /** An error number to quote; absent where nothing is broken. */
  readonly number?: string;
}

/** A card in the place of a page. */
export function messageCard({ title, text, action, number }: Message): HTMLElement {
  const card = document.createElement('section');
  card.className = 'portal-message';
  card.setAttribute('role', 'alert');
  const footer = document.createElement('footer');
  footer.append(action, ...(number ? [quotable(number)] : []));
  card.append(setText(document.createElement('h1'), title), setText(document.createElement('p'), text), footer);
  return card;
}

/** A small notice in the corner, for parts around the page. */
export function notice({ text, action, number }: Omit<Message, 'title'>): HTMLElement {
  const box = document.createElement('section');
  box.className = 'portal-notice';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.append(setText(document.createElement('span'), text), ...(number ? [quotable(number)] : []));
  box.append(words, action);
  return box;
}

function quotable(number: string): HTMLElement {
  const small = document.createElement('small');
  const code = document.createElement('code');
  code.textContent = number;
  small.append(setText(document.createElement('span'), 'LBL_ERROR_NUMBER'), ' ', code);
  return small;
}
