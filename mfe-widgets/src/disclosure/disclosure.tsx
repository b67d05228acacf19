import type { JSX, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../icon/index.ts';
import { AriaLocale, useAriaStyled } from '../internal/aria/index.ts';
import navigation from '../internal/aria/navigation.css';

export interface DisclosureProps {
  /** The content that is always visible; it is the button's name. */
  title: ReactNode;
  /** Content at the end of the line, next to the button: an amount, a chip. */
  end?: ReactNode;
  children: ReactNode;
  /** Default: controlled by the user, starting with `defaultOpen`. */
  open?: boolean;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  disabled?: boolean;
  /** The level of its heading. Default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Shown as a separate card instead of a line. */
  card?: boolean;
}

/** A line that opens the content below it (APG: Disclosure). The browser's search finds closed content and opens it. */
export function Disclosure(props: DisclosureProps): JSX.Element {
  const { title, end, children, open, defaultOpen = false, onToggle, disabled = false, level = 3 } = props;
  return (
    <AriaLocale>
      <AriaDisclosure
        ref={useAriaStyled<HTMLDivElement>(navigation)}
        className={props.card === true ? 'wd-disclosure wd-disclosure-card' : 'wd-disclosure'}
        {...(open === undefined ? {} : { isExpanded: open })}
        defaultExpanded={defaultOpen}
        isDisabled={disabled}
        onExpandedChange={(expanded) => onToggle?.(expanded)}
      >
        <div className="wd-disclosure-head">
          <Heading level={level} className="wd-disclosure-heading">
            <Button slot="trigger" className="wd-disclosure-button">
              <Icon name="chevron-right" size={16} />
              <span className="wd-disclosure-title">{title}</span>
            </Button>
          </Heading>
          {end === undefined ? null : <div className="wd-disclosure-end">{end}</div>}
        </div>
        <DisclosurePanel className="wd-disclosure-panel">{children}</DisclosurePanel>
      </AriaDisclosure>
    </AriaLocale>
  );
}
