import { webcrypto } from 'node:crypto';

/** Browser APIs that a report's page needs and jsdom lacks. */

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollIntoView ??= () => undefined;
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
