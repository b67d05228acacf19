/**
 * The one script of a legacy page (`/embed.js`). It defines the deployment's custom elements and loads nothing more until
 * one is used. It must stay small and touch nothing of the page: no dependency, one global, no patched prototype.
 */
import { defineElement } from './element/define-element.ts';
import { embedGlobal } from './element/embed-global.ts';
import { hostLoader } from './element/host-loader.ts';

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  const load = hostLoader(script.src, script.nonce);
  for (const element of embedGlobal()?.elements ?? []) defineElement(element, load);
}
