import type { Page } from '@playwright/test';

/** A module that a host mounts, with the address it is mounted at. */
export interface Neighbour {
  readonly remote: string;
  readonly module: string;
  readonly path: string;
}

/** An element's computed styles, of itself and of what stands before and behind its content. */
interface Look {
  readonly element: Element;
  readonly classes: string | null;
  readonly styles: readonly Readonly<Record<string, string>>[];
}

interface Looks {
  /** Keeps under a name how all elements below the owner look. */
  keep(name: string, owner: string | undefined): number;
  /** In which properties they look differently now; what has left the page is not compared. */
  changed(name: string): string[];
}

declare global {
  var neighbours: Looks | undefined;
}

/** Lets a page compare the looks of its elements; call it before the page loads. */
export async function compareLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** What follows from the space that there is, and where html may scroll to (README of webpack-preset, "Styles"). */
    const NOT_A_LOOK =
      /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|top|right|bottom|left|inset|scroll-padding|grid-template|.*-origin$)/;
    const looks = new Map<string, readonly Look[]>();
    const lookOf = (element: Element): Look => {
      const styles = [undefined, '::before', '::after'].map((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        if (pseudo !== undefined && computed.content === 'none') return {};
        const names = [...computed].filter((name) => !NOT_A_LOOK.test(name));
        return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
      });
      return { element, classes: element.getAttribute('class'), styles };
    };
    const below = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];
    globalThis.neighbours = {
      keep(name, owner) {
        (document.activeElement as HTMLElement | null)?.blur();
        const places = [...document.querySelectorAll('[data-neighbour]')];
        const inside = places.filter((place) => place.getAttribute('data-neighbour') === owner).flatMap(below);
        const outside = [document.documentElement, ...below(document.body)].filter(
          (one) => !places.some((place) => place.contains(one)),
        );
        const kept = owner === undefined ? outside : inside;
        looks.set(name, kept.map(lookOf));
        return kept.length;
      },
      changed(name) {
        (document.activeElement as HTMLElement | null)?.blur();
        return (looks.get(name) ?? []).flatMap(({ element, classes, styles }) => {
          // With other classes it looks as its owner wants: the section of a menu that opens.
          if (!element.isConnected || element.getAttribute('class') !== classes) return [];
          const now = lookOf(element).styles;
          return styles.flatMap((before, at) =>
            Object.entries(before)
              .filter(([property, value]) => now[at]?.[property] !== value)
              .map(([property, value]) => {
                const which = ['', '::before', '::after'][at];
                return `${element.localName}.${element.getAttribute('class')}${which} ${property}: ${value} → ${now[at]?.[property]}`;
              }),
          );
        });
      },
    };
  });
}

/** Mounts as a host does, without the portal hearing of it (its history is single-spa's), in a place that takes no space from anything else. Its script has to be there. */
export function mountBeside(page: Page, { remote, module, path }: Neighbour): Promise<void> {
  return page.evaluate(
    async ([name, exposed, hash]) => {
      const container = (globalThis as Record<string, unknown>)[name] as {
        get(module: string): Promise<() => Record<'mount', (props: object) => Promise<void>>>;
      };
      const { mount } = (await container.get(exposed))();
      History.prototype.replaceState.call(history, history.state, '', `#${hash}`);
      const place = document.createElement('div');
      place.dataset.neighbour = `${name}/${exposed}`;
      Object.assign(place.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '900px',
        height: '600px',
        overflow: 'auto',
      });
      document.body.append(place);
      await mount({ name: `beside ${exposed}`, domElement: place, host: 'portal', attributes: {} });
      const isEmpty = () => place.textContent === '';
      while (isEmpty()) await new Promise((done) => setTimeout(done, 10));
    },
    [remote, module, path] as const,
  );
}

export function unmountBeside(page: Page, { remote, module }: Neighbour): Promise<void> {
  return page.evaluate(
    async ([name, exposed]) => {
      const container = (globalThis as Record<string, unknown>)[name] as {
        get(module: string): Promise<() => Record<'unmount', (props: object) => Promise<void>>>;
      };
      const { unmount } = (await container.get(exposed))();
      const place = document.querySelector(`[data-neighbour="${name}/${exposed}"]`);
      await unmount({ name: `beside ${exposed}`, domElement: place, host: 'portal', attributes: {} });
      place?.remove();
      History.prototype.replaceState.call(history, history.state, '', '#/nowhere');
    },
    [remote, module] as const,
  );
}
