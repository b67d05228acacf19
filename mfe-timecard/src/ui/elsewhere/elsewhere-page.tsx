import { EmptyState } from 'mfe_widgets/empty-state';
import { useText } from 'shared-session';
import { PageNotFound, type PageProps } from 'shared-session/routing';
import { SECTIONS } from '../../texts/elsewhere.ts';
import { ActionLink } from '../page/action-link.tsx';

/** `elsewhere/{section}`: a part of the product that a menu names and this portal does not have says so, by its name. */
export function ElsewherePage({ parameters: { section = '' } }: PageProps) {
  const t = useText();
  const label = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
  if (label === undefined) return <PageNotFound />;
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1 id="tc-elsewhere">{t(label)}</h1>
        </div>
      </header>
      <div className="tc-card tc-pad">
        <EmptyState
          icon="briefcase"
          title={t('LBL_ELSEWHERE', { section: t(label) })}
          action={
            <ActionLink to="/worker/home" of="tc-elsewhere">
              {t('LBL_GO_HOME')}
            </ActionLink>
          }
        >
          {t('MSG_ELSEWHERE')}
        </EmptyState>
      </div>
    </div>
  );
}
