import type { Region } from 'deployments/manifest';

/** The page's own places (deployments, `page.ts`). A missing one is created, so that something is shown. */
export function regionElement(name: Region | 'layout'): HTMLElement {
  const selector = name === 'layout' ? '[data-portal-layout]' : `[data-region="${name}"]`;
  const found = document.querySelector<HTMLElement>(selector);
  if (found) return found;
  const made = document.createElement(name === 'page' ? 'main' : 'div');
  if (name === 'layout') made.setAttribute('data-portal-layout', '');
  else made.dataset.region = name;
  (name === 'layout' ? document.body : regionElement('layout')).append(made);
  return made;
}
