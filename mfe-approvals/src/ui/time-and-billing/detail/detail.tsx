import { Button, IconButton } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { type ComponentProps, useDeferredValue } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatRange } from '../../page/formats.ts';
import type { ShownFile } from '../../second-look/second-look.tsx';
import { SwipeArea } from '../list/swipe-area.tsx';
import { InNameOf } from '../record-owner.tsx';
import type { DetailBody as Body } from './detail-body.tsx';
import { useDetailBody } from './use-detail-body.ts';

interface DetailProps {
  readonly item: ApprovalItem;
  /** The person on whose behalf; undefined for the reader's own name. */
  readonly principal: string | undefined;
  readonly onBehalfOf: number | null;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

const panelIn = (scope: Document | ShadowRoot) => scope.querySelector<HTMLElement>('.ap-detail');

/** The current item beside the list, with the buttons to decide on it. */
export function DetailPanel({
  item,
  principal,
  onBehalfOf,
  onApprove,
  onReject,
  onStep,
  next,
  file,
}: DetailProps & {
  readonly onStep: (step: 1 | -1) => void;
  readonly next?: ApprovalItem | undefined;
  readonly file?: ShownFile | undefined;
}) {
  const t = useText();
  // The head is painted first: it answers the key that leads here. With a key that is held, most bodies are never rendered.
  const bodyOf = useDeferredValue<ApprovalItem | null>(item, null);
  // The next item has a panel of its own, with these buttons.
  const stepBy =
    (by: 1 | -1) =>
    ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      focusAfter(
        currentTarget,
        () => onStep(by),
        (scope) => panelIn(scope)?.querySelectorAll<HTMLElement>('.ap-detail-head button')[by < 0 ? 0 : 1],
      );
  return (
    <aside className="ap-detail ap-card" aria-label={item.workerName ?? ''} tabIndex={-1}>
      <header className="ap-detail-head">
        <div>
          <h2>{item.workerName}</h2>
          <Subtitle item={item} />
          <InNameOf principal={principal} />
        </div>
        <IconButton size="small" icon="chevron-up" label={t('LBL_KEY_PREVIOUS')} onClick={stepBy(-1)} />
        <IconButton size="small" icon="chevron-down" label={t('LBL_KEY_NEXT')} onClick={stepBy(1)} />
      </header>
      {item.mayDecide ? (
        <div className="ap-detail-actions">
          <Button onClick={onReject}>
            {t('LBL_REJECT')}{' '}
            <span className="ap-key" aria-hidden="true">
              R
            </span>
          </Button>
          {/* The next panel has the focus, not its button, which a key that is held would press too. */}
          <Button variant="primary" onClick={({ currentTarget }) => focusAfter(currentTarget, onApprove, panelIn)}>
            {t('LBL_APPROVE')}{' '}
            <span className="ap-key" aria-hidden="true">
              A
            </span>
          </Button>
        </div>
      ) : null}
      {bodyOf ? (
        <DetailBody key={bodyOf.billingItemId} item={bodyOf} onBehalfOf={onBehalfOf} next={next} file={file} />
      ) : null}
    </aside>
  );
}

/** The current item over the list, on a narrow screen. */
export function DetailOver({
  item,
  principal,
  onBehalfOf,
  onApprove,
  onReject,
  onClose,
}: DetailProps & { readonly onClose: () => void }) {
  const t = useText();
  const body = (
    <div className="ap-over">
      <Subtitle item={item} />
      <InNameOf principal={principal} />
      <DetailBody key={item.billingItemId} item={item} onBehalfOf={onBehalfOf} />
    </div>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.workerName ?? ''}
      width={640}
      tall
      closeOnBackdrop
      footer={
        item.mayDecide ? (
          <>
            <Button onClick={onReject}>{t('LBL_REJECT')}</Button>
            <Button variant="primary" onClick={onApprove}>
              {t('LBL_APPROVE')}
            </Button>
          </>
        ) : null
      }
    >
      {item.mayDecide ? (
        <SwipeArea
          movesWith={(target) => target.closest<HTMLElement>('.ap-over')}
          onSwipe={(_, swipe) => (swipe === 'approve' ? onApprove : onReject)()}
        >
          {body}
        </SwipeArea>
      ) : (
        body
      )}
    </Dialog>
  );
}

function Subtitle({ item: { jobTitle, reqName, periodStartDate, periodEndDate } }: { readonly item: ApprovalItem }) {
  return (
    <p className="ap-quiet">
      {[jobTitle, reqName].map((part) => part && `${part} · `)}
      <span className="ap-whole">{formatRange(periodStartDate, periodEndDate)}</span>
    </p>
  );
}

function DetailBody(props: ComponentProps<typeof Body>) {
  const body = useDetailBody();
  if (body.module) return <body.module.DetailBody {...props} />;
  return (
    <div className="ap-detail-body">
      {body.error ? <PartFailure onRetry={body.retry} /> : <LoadingCards lines={4} />}
    </div>
  );
}
