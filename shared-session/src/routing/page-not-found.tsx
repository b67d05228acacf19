import type { JSX } from 'react';
import { useText } from 'shared-session';
import { hrefOf } from './hash-location.ts';

/**
 * There is no page at this URL: what root-config says where no application is, said inside of one. Mark-up and classes are those of
 * root-config's own card, whose style the page has (root-config, `regions/messages.ts`).
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
