import type { JSX } from 'react';
import { useText } from 'shared-session';

/** There is no page at this URL: what root-config says where no application is, said inside of an application. */
export function PageNotFound(): JSX.Element {
  const t = useText();
  return (
    <section className="portal-fallback" role="alert">
      <h1>{t('LBL_NO_PAGE_HERE')}</h1>
      <p>{t('MSG_NO_PAGE_HERE')}</p>
      <a href="#/">{t('LBL_GO_HOME')}</a>
    </section>
  );
}
