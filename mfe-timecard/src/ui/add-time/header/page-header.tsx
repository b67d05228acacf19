import { Button } from 'mfe_widgets/button';
import type { MouseEvent } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { clearPeriodCopy, offersPreviousPeriod } from '../../../domain/copy/copy-previous-period.ts';
import { defaultDays, fillPeriodWithDefault, offersPeriodDefault } from '../../../domain/copy/use-default.ts';
import { hasGrid as offersGrid } from '../../../domain/grid/grid-of.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { useAnswerFirst } from '../../page/use-answer-first.ts';
import { leadTo } from '../field-ids.ts';
import { loadGrids } from '../grid/load-grids.ts';
import { PeriodSteps } from '../other-period/period-steps.tsx';
import { PeriodTitle } from '../other-period/period-title.tsx';
import { useEditable, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { PeriodDue } from './period-due.tsx';
import { PlaceAll } from './place-all.tsx';

/** A failure is shown in the place of the grid. */
const fetchGrids = () => void loadGrids().catch(() => undefined);

/** The period and the links to other periods, view switch, Use Default, Copy From Previous Period or Clear, and Close. */
export function PageHeader({
  subtitle,
  isNamed,
  isChosenAbove,
  onClose,
  onPeriod,
  onCopy,
  isCopying,
}: {
  /** The engagement. */
  subtitle: string;
  /** Whether the engagement's name is in it, or cannot be. Until then the due date is left out: a name before it would move it. */
  isNamed: boolean;
  /** Whether the choice of engagements above the header shows it; it is only repeated on paper then. */
  isChosenAbove: boolean;
  onClose: () => void;
  /** Opens another period. */
  onPeriod: (period: EngagementPeriod) => void;
  onCopy: () => void;
  /** Whether the previous period is loading. */
  isCopying: boolean;
}) {
  const t = useText();
  const store = useTimecardStore();
  const metadata = useTimecard((state) => state.metadata);
  const rules = useTimecard((state) => state.rules);
  const view = useTimecard((state) => state.view);
  const [coming, answer] = useAnswerFirst<typeof view>();
  const isWorked = useTimecard((state) => !state.form.entireNotWork);
  const editable = useEditable() && isWorked;
  const offersCopy = useTimecard((state) => offersPreviousPeriod(state.metadata, state.form.days, state.rules));
  const copied = useTimecard((state) => state.form.beforePeriodCopy !== undefined);
  const defaults = metadata.engDefaultTimeEntries;
  const offersDefaults = useTimecard((state) => offersPeriodDefault(state.form.days, defaults, rules));
  /** Fills the empty weekdays, shows the result, and offers Undo. */
  const fillDefaults = (event: MouseEvent<HTMLButtonElement>) => {
    const filled = defaultDays(store.getState().form.days, defaults);
    const count = filled.length;
    changeForm(store, action('ACTION_DEFAULT'), (form) => ({
      ...form,
      days: fillPeriodWithDefault(form.days, defaults, rules),
    }));
    notifications.notify({ style: 'success', message: t('MSG_DEFAULT_FILLED', { count }), duration: 3000 });
    // The button disappears when nothing is left to fill; the focus moves to the first filled day.
    leadTo(store, event.currentTarget, filled[0]?.key, undefined);
  };
  const hasGrid = offersGrid(rules.template) && editable;
  return (
    <header className="tc-title">
      <div className="tc-title-text">
        <PeriodTitle onChoose={onPeriod} />
        <p>
          <span className={isChosenAbove ? 'tc-on-paper' : undefined} data-truncates dir="auto">
            {subtitle}
          </span>
          {isNamed ? <PeriodDue follows={!isChosenAbove} /> : null}
        </p>
      </div>
      <div className="tc-title-tools">
        <PeriodSteps onChoose={onPeriod} />
        {hasGrid ? (
          <fieldset className="tc-segments" onPointerEnter={fetchGrids} onFocus={fetchGrids}>
            <legend className="tc-hidden">{t('LBL_VIEW')}</legend>
            {(['days', 'grid'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={(coming ?? view) === name}
                onClick={(event) => answer(event, name, () => store.setState({ view: name }))}
              >
                {t(name === 'days' ? 'LBL_DAYS' : 'LBL_GRID')}
              </button>
            ))}
          </fieldset>
        ) : null}
        {editable ? <PlaceAll /> : null}
        {offersDefaults && editable ? (
          <Button onClick={fillDefaults} title={t('MSG_USE_DEFAULT_PERIOD')}>
            {t('LBL_TC_USE_DEFAULT')}
          </Button>
        ) : null}
        {editable && copied ? (
          <Button onClick={() => changeForm(store, action('ACTION_CLEAR'), clearPeriodCopy)}>
            {t('LBL_TC_CLEAR')}
          </Button>
        ) : offersCopy && editable ? (
          <Button onClick={onCopy} busy={isCopying}>
            {t('LBL_COPY_PREVIOUS_PERIOD')}
          </Button>
        ) : null}
        <span className="tc-close">
          <Button variant="quiet" icon="close" onClick={onClose}>
            <span>{t('LBL_CLOSE')}</span>
          </Button>
        </span>
      </div>
    </header>
  );
}
