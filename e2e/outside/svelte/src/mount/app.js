import * as svelte from 'svelte';
import Page from '../ui/page.svelte';

/** single-spa's life cycles as plain functions. */
const components = new Map();

export const bootstrap = async () => undefined;

export async function mount({ domElement }) {
  components.set(domElement, svelte.mount(Page, { target: domElement }));
}

export async function unmount({ domElement }) {
  await svelte.unmount(components.get(domElement));
  components.delete(domElement);
}
