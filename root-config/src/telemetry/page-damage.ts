/** Damage that throws no error, as the class of the error that is reported for it. */
export type Damage = 'WipedPageError' | 'ReplacedFetchError' | 'EatenClickError' | 'RestlessPageError';

export interface DamageOptions {
  /** The application that has come up in the page's region and was not removed since, also before the watching began. */
  readonly shownPage: () => string | undefined;
  /** Called with the application that was shown last. */
  readonly report: (damage: Damage, shown: string | undefined) => void;
}

const EVERY_MS = 5_000;
const APPLICATION = '[data-application]';
/** A page that is seen and has had no idle moment for so many rounds renders without end. */
const RESTLESS_AFTER = 4;

/**
 * Watches for damage that scripts do to a page without an error: the page's region is gone or empty, `fetch` is not the one of the beginning,
 * clicks never reach what was clicked, or the page renders without end, where browsers tell when they are idle (not Safari). Each is reported
 * once.
 */
export function watchForDamage({ shownPage, report }: DamageOptions): void {
  const original = globalThis.fetch;
  const told = new Set<Damage>();
  let shown: string | undefined;
  let isGone = false;
  let isBusy = false;
  let busyFor = 0;

  function tell(damage: Damage): void {
    if (told.has(damage)) return;
    told.add(damage);
    report(damage, shown);
  }

  setInterval(() => {
    const expected = shownPage();
    shown = expected ?? shown;
    // A page may render nothing for a moment; not twice.
    const wasGone = isGone;
    isGone = expected !== undefined && !document.querySelector(`[data-region="page"] ${APPLICATION}:not(:empty)`);
    if (isGone && wasGone) tell('WipedPageError');
    if (globalThis.fetch !== original) tell('ReplacedFetchError');
    // A hidden page is given no time.
    busyFor = isBusy && document.visibilityState === 'visible' ? busyFor + 1 : 0;
    if (busyFor >= RESTLESS_AFTER) tell('RestlessPageError');
    if (isBusy || !('requestIdleCallback' in globalThis)) return;
    isBusy = true;
    requestIdleCallback(() => {
      isBusy = false;
    });
  }, EVERY_MS);

  // The first listener of the first target sees every click; a listener left behind may stop it before the last.
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const region = isTrusted && target instanceof Element ? target.closest(APPLICATION) : null;
      if (!region) return;
      shown = (region as HTMLElement).dataset.application;
      let hasArrived = false;
      const arrive = () => {
        hasArrived = true;
      };
      region.addEventListener('click', arrive, { capture: true, once: true });
      setTimeout(() => {
        region.removeEventListener('click', arrive, { capture: true });
        if (!hasArrived) tell('EatenClickError');
      });
    },
    { capture: true },
  );
}
