'use client';
// Written from custom-elements.json by `npm run wrappers`: as-modal, open, update-flow, skip-location-change, redirect-url, recovery-completed, recovery-cancelled, recovery-failed.

import { createElement, useEffect, useRef } from 'react';

/** The scripts that pages asked for, so that each comes once. */
const scripts = new Set();

function load(portal) {
  const src = `${portal}/embed.js`;
  if (customElements.get('recovery-options') || scripts.has(src) || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  scripts.add(src);
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

export function RecoveryOptions({ portal = '', asModal, open, updateFlow, skipLocationChange, redirectUrl, onRecoveryCompleted, onRecoveryCancelled, onRecoveryFailed, className, ...others }) {
  const element = useRef(null);
  const handlers = useRef({});
  useEffect(() => {
    handlers.current = { 'recovery-completed': onRecoveryCompleted, 'recovery-cancelled': onRecoveryCancelled, 'recovery-failed': onRecoveryFailed };
  });
  useEffect(() => load(portal), [portal]);
  useEffect(() => {
    const heard = element.current;
    const hear = (event) => handlers.current[event.type]?.(event);
    const types = ['recovery-completed', 'recovery-cancelled', 'recovery-failed'];
    for (const type of types) heard.addEventListener(type, hear);
    return () => {
      for (const type of types) heard.removeEventListener(type, hear);
    };
  }, []);
  return createElement('recovery-options', {
    ...others,
    // React 18 would write the attribute `classname`.
    class: className,
    ref: element,
    'as-modal': asModal ? '' : undefined,
    'open': open === false ? 'false' : undefined,
    'update-flow': updateFlow ? '' : undefined,
    'skip-location-change': skipLocationChange ? '' : undefined,
    'redirect-url': redirectUrl,
  });
}
