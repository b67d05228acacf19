import { type JSX, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { formStyled } from '../internal/styles/form-styled.ts';
import { useStyled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export interface ErrorSummaryItem {
  /** The same text as at the field. */
  message: string;
  /** The id of the field; pressing the message focuses it. */
  targetId?: string;
  /** Instead of an id: opens or scrolls to the control, and focuses it. */
  onSelect?: () => void;
}

export interface ErrorSummaryProps {
  title?: string;
  /** If empty, nothing is shown. */
  errors: readonly ErrorSummaryItem[];
  /** Focuses the summary whenever the list changes, so that it is read out and seen. Default true. */
  takeFocus?: boolean;
}

/** All errors of a form, above it, each a link to its field. */
export function ErrorSummary({ title, errors, takeFocus = true }: ErrorSummaryProps): JSX.Element | null {
  const text = useWidgetText();
  const summary = useRef<HTMLElement>(null);
  const ref = useStyled(summary, formStyled);
  useEffect(() => {
    if (takeFocus && errors.length > 0) summary.current?.focus();
  }, [errors, takeFocus]);
  if (errors.length === 0) return null;
  const select = (item: ErrorSummaryItem): void => {
    if (item.onSelect !== undefined) {
      item.onSelect();
      return;
    }
    const root = summary.current?.getRootNode() as Document | ShadowRoot | undefined;
    const field = item.targetId === undefined ? null : (root?.getElementById(item.targetId) ?? null);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <section ref={ref} className="wd-summary" tabIndex={-1} role="alert">
      <h2>
        <Icon name="error" />
        {title ?? text('LBL_THERE_IS_A_PROBLEM')}
      </h2>
      <ul>
        {errors.map((item) => (
          <li key={`${item.targetId ?? ''} ${item.message}`}>
            {item.targetId === undefined && item.onSelect === undefined ? (
              item.message
            ) : (
              <button type="button" onClick={() => select(item)}>
                {item.message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
