import type { JSX } from 'react';
import { useText } from 'shared-session';
import { hrefOf } from './hash-location.ts';

/**
 * Shown where no page of the application has this URL. Markup and classes are those of root-config's not-found card, whose style the page
 * has (root-config, `regions/messages.ts`).
 */
export function PageNotFound(): JSX.Element {
  const t = useText();
  return (
    <section className="portal-message" role="alert">
      <h1>{t('LBL_NO_PAGE_HERE')}</h1>
      <p>{t('MSG_NO_PAGE_HERE')}</p>
      <footer>
        <a className="portal-action" href={hrefOf('/')}>
          {t('LBL_GO_HOME')}
        </a>
      </footer>
    </section>
  );
}
