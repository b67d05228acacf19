import type { ElementActivation } from 'deployments/manifest';
import { failureEvent, isOpen, observedNames, readAttributes } from './attributes.ts';
import { type ElementContent, elementContent } from './element-content.ts';
import type { EmbedHost } from './embed-global.ts';

/**
 * Defines a custom element of the deployment. `open()` and `close()` are mirrored to the attribute `open`; moving the
 * element in the page keeps what is in it, taking it out for good takes it down.
 */
export function defineElement({ tag, attributes }: ElementActivation, load: (tag: string) => Promise<EmbedHost>): void {
  if (customElements.get(tag)) return;
  const observed = observedNames(attributes);

  class MicroFrontendElement extends HTMLElement {
    static readonly observedAttributes = observed;

    readonly #content: ElementContent = elementContent(this.attachShadow({ mode: 'open' }), {
      bring: async (container, context) => (await load(tag)).mount(tag, container, context),
      context: () => ({
        host: 'element',
        attributes: readAttributes(this, observed),
        emit: (type, detail) => {
          this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
        },
        close: () => this.close(),
      }),
      onFailed: (reason) => {
        this.dispatchEvent(new CustomEvent(failureEvent(tag), { detail: { reason }, bubbles: true, composed: true }));
      },
    });

    connectedCallback(): void {
      if (isOpen(this)) this.#content.show();
    }

    disconnectedCallback(): void {
      // Moving is taking out and putting in: only who is still outside afterwards is gone.
      setTimeout(() => {
        if (!this.isConnected) this.#content.hide();
      });
    }

    attributeChangedCallback(): void {
      if (!this.isConnected) return;
      if (!isOpen(this)) this.#content.hide();
      else if (this.#content.isShown()) this.#content.update();
      else this.#content.show();
    }

    open(): void {
      this.setAttribute('open', '');
    }

    close(): void {
      this.setAttribute('open', 'false');
    }
  }
  customElements.define(tag, MicroFrontendElement);
}
