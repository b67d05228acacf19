import type { Translations } from './edited-texts.js';

/** A component of any version of React. */
// biome-ignore lint/suspicious/noExplicitAny: its properties are its own affair
type Component = (props: any) => unknown;

interface React {
  useSyncExternalStore(subscribe: (listener: () => void) => () => void, snapshot: () => number): number;
}

interface JsxRuntime {
  jsx(type: never, props: object): unknown;
}

/** A module, as webpack passes it to its code. */
interface HotModule {
  readonly exports: object;
  registersTexts?: boolean;
  readonly hot?: {
    readonly data?: { readonly names: readonly string[] } | undefined;
    accept(): void;
    invalidate(): void;
    dispose(then: (data: object) => void): void;
  };
}

export interface Families {
  register(component: unknown, id: string): void;
  resolve<T>(type: T): T;
  signature(): (type?: unknown, key?: string, isReset?: boolean, hooks?: () => unknown[]) => unknown;
  outside(exports: object): void;
  accept(module: HotModule): void;
  texts(module: HotModule, translations: Translations): (texts: Readonly<Record<string, string>>) => void;
  lifeCycles<V extends Component, R extends unknown[], M>(make: (View: V, ...rest: R) => M): (View: V, ...rest: R) => M;
}

export function families(react: React, runtime: JsxRuntime, reload: () => void): Families;
