import { FIRST_HOST_CONTRACT, HOST_CONTRACT, hostDisagreement, isHostContract } from 'deployments/host-contract';
import * as React from 'react';
import { type ReactNode, StrictMode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { FirstGeneration, LifeCycle, LifeCycleProps, LifeCycles, MountContext } from './contract.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { servesForeignHosts } from './foreign-hosts.ts';
import { MountRootContext } from './mount-root.ts';
import { preparePlace } from './prepare-place.ts';

/** A component, as a function: a host may pass more props than it was built for. */
export type ReactView = (props: { readonly context: MountContext }) => ReactNode;

export interface ReactLifeCyclesOptions {
  /** Style texts, in order: `mfe_widgets/foundation` first, then the micro-frontend's own. */
  readonly styles: readonly string[];
}

/** The props that single-spa-react gets and passes to the components. */
interface RootProps {
  /** Unique on the page: single-spa-react stores its mounts, of all micro-frontends, by this name alone. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly context: MountContext;
}

type Made = Required<ReactAppOrParcel<RootProps>>;

interface Instance {
  readonly mounted: Promise<void>;
  isOf(props: LifeCycleProps): boolean;
  update(props: LifeCycleProps): Promise<void>;
  unmount(): Promise<void>;
}

let mounts = 0;

/**
 * Makes single-spa's life cycles of a React component, by single-spa-react. They can be called without single-spa, too, in any order
 * and several at once. The root element gets the class `portal-root`, language and theme; styles are adopted into the document or
 * shadow root it stands in; an error while rendering shows a fallback with a retry. Unmounting undoes all of it.
 */
export function reactLifeCycles(View: ReactView, { styles }: ReactLifeCyclesOptions): LifeCycles {
  const made = singleSpaReact<RootProps>({
    React,
    ReactDOMClient,
    rootComponent: ({ domElement, context }) => (
      <StrictMode>
        {/* As every major of React understands it. */}
        <MountRootContext.Provider value={domElement}>
          <View context={context} />
        </MountRootContext.Provider>
      </StrictMode>
    ),
    // Its type demands a class that takes every prop there is.
    errorBoundaryClass: ErrorBoundary as never,
  }) as Made;
  let instances: readonly Instance[] = [];
  const find = (props: LifeCycleProps) => instances.findLast((one) => one.isOf(props));

  async function take(instance: Instance): Promise<void> {
    instances = instances.filter((one) => one !== instance);
    await instance.unmount();
  }

  async function mount(props: LifeCycleProps): Promise<void> {
    if (servesForeignHosts) refuseHost(props);
    const instance = start(made, styles, props);
    instances = [...instances, instance];
    try {
      await instance.mounted;
    } catch (error) {
      await take(instance);
      throw error;
    }
  }

  const lifeCycles: LifeCycles = {
    hostContract: HOST_CONTRACT,
    bootstrap: made.bootstrap as LifeCycle,
    mount: alsoAsBefore(mount, (container, context) => {
      const props = (now: MountContext) => ({ ...now, domElement: container });
      return mount(props(context)).then(() => ({
        update: (next) => void lifeCycles.update(props(next)),
        unmount: () => void lifeCycles.unmount(props(context)),
      }));
    }),
    async update(props) {
      const instance = find(props);
      if (!instance) throw new Error(`${props.name ?? 'What'} is to be updated and is not mounted.`);
      await instance.update(props);
    },
    async unmount(props) {
      const instance = find(props);
      if (instance) await take(instance);
    },
  };
  return lifeCycles;
}

/** @throws Error that says why a foreign host and this build do not go together: so that neither has to find out by what breaks */
function refuseHost({ host = 'foreign', name, hostContract }: LifeCycleProps): void {
  if (host !== 'foreign') return;
  if (hostContract !== undefined && !isHostContract(hostContract)) {
    throw new Error(
      `hostContract of "${name}" is not { generation, oldest }, two whole numbers: ${JSON.stringify(hostContract)}.`,
    );
  }
  const names = { host: `The host of "${name ?? 'micro-frontend'}"`, part: 'this release of the micro-frontend' };
  const disagreement = hostDisagreement(hostContract ?? FIRST_HOST_CONTRACT, HOST_CONTRACT, names);
  if (disagreement) throw new Error(disagreement);
}

/**
 * A host that is not ours reads what is live, so a page written for generation 1 gets this build as soon as it is activated, and no check
 * can prevent that. A `mount` called in the old way therefore behaves in the old way.
 */
function alsoAsBefore(mount: LifeCycle, before: FirstGeneration['mount']): LifeCycle {
  const either = (given: LifeCycleProps | HTMLElement, context?: MountContext) =>
    'nodeType' in given ? before(given, context ?? { host: 'foreign' }) : mount(given);
  return either as LifeCycle;
}

/**
 * One mount. single-spa calls nothing before the previous call has resolved, and single-spa-react relies on that; other hosts do not keep
 * this order. An update before the first rendering would keep `mount` from ever resolving, so updates wait for what came before them;
 * `unmount` waits for nothing, and ends what is under way.
 */
function start(made: Made, styles: readonly string[], props: LifeCycleProps): Instance {
  const container = containerOf(props);
  const place = preparePlace(container, contextOf(props), styles);
  // A component reaches the host in the same way as a link.
  const notified = place.navigate && { onNavigate: place.navigate };
  mounts += 1;
  const name = `${props.name ?? 'micro-frontend'} (${mounts})`;
  const rootProps = (of: LifeCycleProps) =>
    ({ name, domElement: place.element, context: { ...contextOf(of), ...notified } }) as Parameters<Made['mount']>[0];
  let end: () => void = () => undefined;
  const ended = new Promise<'ended'>((resolve) => {
    end = () => resolve('ended');
  });
  const untilEnded = async (life: Promise<unknown>) => void (await Promise.race([life, ended]));
  let isEnded = false;
  let hasBegun = false;
  const begin = () => {
    hasBegun = !isEnded;
    return isEnded ? undefined : made.mount(rootProps(props));
  };
  const mounted = untilEnded(place.ready ? place.ready.then(begin) : Promise.resolve(begin()));
  let queue = mounted;
  return {
    mounted,
    isOf: ({ name, domElement }) => (domElement ? domElement === container : name === props.name),
    update(next) {
      place.follow(contextOf(next));
      queue = queue.then(() => (isEnded ? undefined : untilEnded(made.update(rootProps(next)))));
      return queue;
    },
    async unmount() {
      isEnded = true;
      end();
      // React removes the tree at once; single-spa-react reports it only for a tree that was rendered.
      const unmounting = hasBegun ? made.unmount(rootProps(props)) : undefined;
      const soon = new Promise<void>((resolve) => setTimeout(resolve));
      place.remove();
      await Promise.race([unmounting, soon]);
    },
  };
}

/** The properties that are the context; single-spa's own are not. */
const CONTEXT = ['attributes', 'emit', 'close', 'hostContract', 'getToken', 'onUnauthenticated', 'onNavigate'] as const;

function contextOf({ host = 'foreign', ...props }: LifeCycleProps): MountContext {
  const given = CONTEXT.flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]]));
  return { host, ...Object.fromEntries(given) };
}

/** Where single-spa's helpers put an application without a container of its own. */
function containerOf(props: LifeCycleProps): HTMLElement {
  const given = props.domElement ?? props.domElementGetter?.(props);
  if (given) return given;
  const id = `single-spa-application:${props.name}`;
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement('div');
  made.id = id;
  document.body.append(made);
  return made;
}
