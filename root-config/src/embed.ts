/**
 * The one script of a legacy page (`/embed.js`). It defines the deployment's custom elements and loads nothing more until
 * one is used. It must stay small and touch nothing of the page: no dependency, one global, no patched prototype. It uses no built-in that
 * the page may have replaced, but takes built-ins from a realm of its own (`element/clean-realm.ts`).
 */
import type { EmbedElement } from 'deployments/manifest';
import { defineElement } from './element/define-element.ts';
import { embedGlobal } from './element/embed-global.ts';
import { elementHost } from './element/host-loader.ts';
import { inclusion } from './element/inclusion.ts';

const embed = embedGlobal();

if (embed) {
  const host = elementHost(embed, inclusion());
  const { elements } = embed;
  for (let at = 0; at < elements.length; at += 1) defineElement(elements[at] as EmbedElement, host);
}
