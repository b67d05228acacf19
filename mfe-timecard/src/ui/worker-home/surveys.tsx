import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { useText } from 'shared-session';
import { type Responses, SurveyDialog } from './survey-dialog.tsx';
import type { Asked } from './surveys-query.ts';

const nameOf = ({ engagementId, survey }: Asked): string => `${engagementId} ${survey.surveyId}`;

/** The surveys that wait, each with a link to respond; nothing if there are none. */
export function Surveys({ waiting, reload }: { waiting: readonly Asked[]; reload: () => void }) {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Stored outside the dialog, so that a dialog that was closed by mistake reopens with its responses.
  const [responses, setResponses] = useState<Readonly<Record<string, Responses>>>({});
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2 className="tc-section">{t('LBL_SURVEYS')}</h2>
      <ul className="tc-card tc-lines">
        {waiting.map((one) => (
          <li key={nameOf(one)} className="tc-line-static">
            <span className="tc-line-main">{one.survey.name}</span>
            <Button size="small" onClick={() => setAsked(one)}>
              {t('LBL_ANSWER_SURVEY')}
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <SurveyDialog
          asked={asked}
          responses={responses[nameOf(asked)] ?? {}}
          onChange={(given) => setResponses((all) => ({ ...all, [nameOf(asked)]: given }))}
          onClose={(done) => {
            setAsked(null);
            if (done) reload();
          }}
        />
      ) : null}
    </section>
  );
}
