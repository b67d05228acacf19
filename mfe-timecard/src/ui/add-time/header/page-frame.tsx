import { Button } from 'mfe_widgets/button';
import type { ReactNode, RefObject } from 'react';
import { useText } from 'shared-session';
import { useHost } from '../../page/host.tsx';

interface PageFrameProps {
  /** Shows the page's own title, if there is no timecard with one. */
  titled?: boolean;
  /** The page ends with Save and Submit. */
  foot?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The frame of Add Time. */
export function PageFrame({ titled = false, foot = false, ref, children }: PageFrameProps) {
  const t = useText();
  const host = useHost();
  return (
    <div ref={ref} className="tc-page" data-foot={foot || undefined}>
      {titled ? (
        <header className="tc-title">
          <div className="tc-title-text">
            <h1>{t('LBL_TC_ADD_TIME')}</h1>
          </div>
          <div className="tc-title-tools">
            <span className="tc-close">
              <Button variant="quiet" icon="close" onClick={() => host.go('/worker/time-expense')}>
                <span>{t('LBL_CLOSE')}</span>
              </Button>
            </span>
          </div>
        </header>
      ) : null}
      {children}
    </div>
  );
}
