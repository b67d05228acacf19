import { Skeleton } from 'mfe_widgets/skeleton';
import { useText } from 'shared-session';

/** Most periods are a week. */
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** A placeholder in the shape of a timecard, so that nothing moves when it is loaded. */
export function TimecardComing() {
  const t = useText();
  return (
    <>
      <div className="tc-title">
        <div className="tc-title-text tc-stack">
          <Skeleton shape="block" width={260} height={28} label={t('MSG_TC_LOADING')} />
          <Skeleton width={320} />
        </div>
      </div>
      <div className="tc-cols">
        <div className="tc-days">
          {WEEK.map((day) => (
            <span key={day} className="tc-day-coming">
              <Skeleton shape="block" height={28} />
            </span>
          ))}
        </div>
        <div className="tc-cards tc-stack">
          {WEEK.map((day) => (
            <Skeleton key={day} shape="block" height={52} />
          ))}
        </div>
        <div className="tc-aside">
          <Skeleton shape="block" height={180} />
        </div>
      </div>
    </>
  );
}

/**
 * A placeholder for the choice of engagements. Its final height depends on the engagement's facts, so nothing is shown below it until they
 * are loaded.
 */
export function ChoiceComing() {
  const t = useText();
  return (
    <div className="tc-engagement">
      <Skeleton shape="block" width={260} height={40} label={t('MSG_TC_LOADING')} />
    </div>
  );
}
