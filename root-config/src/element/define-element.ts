import type { EmbedElement } from 'deployments/manifest';
import { type ElementContent, elementContent } from './element-content.ts';
import type { ElementHost } from './host-loader.ts';
import { isOpen } from './is-open.ts';
import { couldNotDefine } from './sentences.ts';

/**
 * Defines a custom element of the deployment. `open()` and `close()` are mirrored to the attribute `open`; moving the element in the page
 * keeps its content, removing it for good unmounts the content.
 */
export function defineElement(one: EmbedElement, host: ElementHost): void {
  if (customElements.get(one.tag)) return;

  class MicroFrontendElement extends HTMLElement {
    static readonly observedAttributes = one.observed;

    readonly #content: ElementContent = elementContent(this.attachShadow({ mode: 'open' }), {
      realm: host.realm,
      watchPolicy: host.watchPolicy,
      bring: async (container) =>
        (await host.load(one)).mount(container, {
          tag: one.tag,
          element: this,
          observed: one.observed,
          emit: (type, detail) => this.#emit(type, detail),
          close: () => this.close(),
        }),
      onFailed: (reason) => this.#emit(one.failed, { reason }),
    });

    #emit(type: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }

    connectedCallback(): void {
      if (!isOpen(this)) {
        host.tellStep?.(this, 'closed');
        return;
      }
      this.#content.show();
      // After a move: a dialog in the content has to be shown again.
      this.#content.update();
    }

    disconnectedCallback(): void {
      // Moving removes and inserts the element, so it is gone only if it is still outside afterwards.
      this.#content.later(() => {
        if (!this.isConnected) this.#content.hide();
        else host.tellStep?.(this, 'moved');
      });
    }

    attributeChangedCallback(): void {
      if (!this.isConnected) return;
      if (!isOpen(this)) this.#content.hide();
      else if (this.#content.isShown()) this.#content.update();
      else this.#content.show();
    }

    /** A method. Frameworks that assign a property where there is one (React 19, Vue) set the attribute by it. */
    get open(): () => void {
      return () => this.setAttribute('open', '');
    }

    set open(value: unknown) {
      this.setAttribute('open', value as string);
    }

    close(): void {
      this.setAttribute('open', 'false');
    }
  }
  let cause: unknown;
  try {
    customElements.define(one.tag, MicroFrontendElement);
  } catch (error) {
    cause = error;
  }
  if (customElements.get(one.tag)) return;
  const tell = () => void tellUndefined(one, host, cause);
  // Until then elements and listeners may be missing.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
  else tell();
}

/** Tells the page's owner, unless a later script has defined the element: the page sees an unknown tag, which shows nothing. */
async function tellUndefined({ tag, failed }: EmbedElement, host: ElementHost, cause: unknown): Promise<void> {
  const { console: log } = await host.realm();
  if (customElements.get(tag)) return;
  const reason = couldNotDefine(tag);
  log.error(reason, cause ?? '');
  (document.querySelector(tag) ?? document).dispatchEvent(
    new CustomEvent(failed, { detail: { reason }, bubbles: true, composed: true }),
  );
}
