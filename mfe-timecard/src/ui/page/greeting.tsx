import { currentUser, useText } from 'shared-session';
import { useStore } from 'zustand';

/** The title of a home page: the greeting of the hour, or the page's name while the user is unknown. */
export function Greeting() {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'LBL_GOOD_MORNING' : hour < 18 ? 'LBL_GOOD_AFTERNOON' : 'LBL_GOOD_EVENING';
  return (
    <header className="tc-title">
      <div className="tc-title-text">
        <h1 data-title={t('LBL_WORKER_HOME')}>
          {user?.firstName ? t(greeting, { name: user.firstName }) : t('LBL_WORKER_HOME')}
        </h1>
      </div>
    </header>
  );
}
