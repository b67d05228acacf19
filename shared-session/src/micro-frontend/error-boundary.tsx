import { Component, type ErrorInfo, type ReactNode } from 'react';
import { i18n } from 'shared-session/state';
import { CRASHED, type CrashedDetail } from './contract.ts';

interface Props {
  readonly children?: ReactNode;
  /** Where it is announced. */
  readonly domElement: HTMLElement;
}

interface State {
  readonly error: unknown;
  /** Incremented with every retry, so that the children are mounted anew. */
  readonly attempt: number;
}

/**
 * The message after a micro-frontend's rendering failed: the event, the safety of the user's data, the next step. single-spa-react's own
 * boundary shows what its `errorBoundary` returns for good; this one starts the children afresh when that is asked for.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('A component threw nothing.') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const detail: CrashedDetail = { error, components: componentStack ?? undefined };
    this.props.domElement.dispatchEvent(
      new CustomEvent<CrashedDetail>(CRASHED, { detail, bubbles: true, composed: true }),
    );
  }

  private readonly retry = () => {
    this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    if (this.state.error === undefined)
      return (
        <div key={this.state.attempt} className="portal-content">
          {this.props.children}
        </div>
      );
    return (
      <section className="portal-fallback" role="alert">
        <h2>{i18n.t('LBL_PART_FAILED')}</h2>
        <p>{i18n.t('MSG_PART_FAILED')}</p>
        <button type="button" onClick={this.retry}>
          {i18n.t('LBL_TRY_AGAIN')}
        </button>
      </section>
    );
  }
}
