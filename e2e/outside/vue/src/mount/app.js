import { createApp } from 'vue';
import Page from '../ui/page.vue';

/** single-spa's life cycles as plain functions. */
const apps = new Map();

export const bootstrap = async () => undefined;

export async function mount({ domElement }) {
  const app = createApp(Page);
  apps.set(domElement, app);
  app.mount(domElement);
}

export async function unmount({ domElement }) {
  apps.get(domElement)?.unmount();
  apps.delete(domElement);
}
