import { Button } from 'mfe_widgets/button';
import { FormDialog } from 'mfe_widgets/dialog';
import { type JSX, type ReactNode, useState } from 'react';
import type { AdministrationRequest, RequestAnswer } from 'shared-client/administration';
import { notifications, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import type { Failure } from '../../domain/failure.ts';
import { actionLabel, actionText, FACTOR_LABELS } from '../../domain/user-administration.ts';
import { type AdministrationCalls, administrationFailure } from '../../state/administration-calls.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { Row, RowCard } from '../user-account/row.tsx';
import { useInstant } from '../user-account/use-instant.ts';

interface Props {
  readonly requests: readonly AdministrationRequest[];
  readonly calls: AdministrationCalls;
  readonly onChange: () => void;
}

const ANSWERS = {
  consent: { label: 'LBL_CONSENT', done: 'MSG_REQUEST_CONSENTED' },
  decline: { label: 'LBL_DECLINE', done: 'MSG_REQUEST_DECLINED' },
  withdraw: { label: 'LBL_WITHDRAW', done: 'MSG_REQUEST_WITHDRAWN' },
} as const;

/** Requests that wait for a second administrator, with the reader's answers. Nothing if none waits. */
export function Requests({ requests, calls, onChange }: Props): JSX.Element | null {
  const t = useText();
  const instant = useInstant();
  const [asked, setAsked] = useState<{ readonly request: AdministrationRequest; readonly answer: RequestAnswer }>();
  if (requests.length === 0) return null;
  const titleOf = ({ action, name }: AdministrationRequest) => `${t(actionLabel(action))}: ${name}`;
  const byOf = (one: AdministrationRequest) =>
    t('MSG_REQUEST_BY', { name: one.askedBy, when: instant(one.lapsesAt, 'time'), reason: one.reason });
  const factorsOf = ({ factors }: AdministrationRequest) => formatFacts(factors.map((one) => t(FACTOR_LABELS[one])));
  return (
    <RowCard title={t('LBL_REQUESTS_WAITING')}>
      {requests.map((one) => (
        <Row
          key={one.requestId}
          icon="clock"
          title={titleOf(one)}
          note={[factorsOf(one), byOf(one)].filter(Boolean).join('. ')}
          action={one.mayAnswer.map((answer) => (
            <Button
              key={answer}
              size="small"
              variant={answer === 'consent' ? 'primary' : 'secondary'}
              aria-label={`${t(ANSWERS[answer].label)}: ${titleOf(one)}`}
              onClick={() => setAsked({ request: one, answer })}
            >
              {t(ANSWERS[answer].label)}
            </Button>
          ))}
        />
      ))}
      {asked === undefined ? null : (
        <AnswerDialog
          title={titleOf(asked.request)}
          submitLabel={t(ANSWERS[asked.answer].label)}
          danger={asked.answer === 'consent' && asked.request.action !== 'enable'}
          send={() => calls.answerAdministration(asked.request.requestId, asked.answer)}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            notifications.toast({ style: 'success', message: t(ANSWERS[asked.answer].done) });
            onChange();
          }}
        >
          {asked.answer === 'consent' ? <p>{t(actionText(asked.request.action))}</p> : null}
          {asked.request.factors.length > 0 ? <p>{factorsOf(asked.request)}</p> : null}
          <p>{byOf(asked.request)}</p>
        </AnswerDialog>
      )}
    </RowCard>
  );
}

interface AnswerDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly danger: boolean;
  readonly children: ReactNode;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks once more, and shows why an answer was refused. */
function AnswerDialog({ children, send, onDone, ...form }: AnswerDialogProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      onDone();
    } catch (error) {
      setFailure(administrationFailure('answering a request', error));
      setBusy(false);
    }
  };
  return (
    <FormDialog width={440} busy={busy} onSubmit={() => void submit()} {...form}>
      <div className="ac-form">
        <FailureBanner failure={failure} onRetry={() => void submit()} />
        {children}
      </div>
    </FormDialog>
  );
}
