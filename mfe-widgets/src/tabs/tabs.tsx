import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale, useAriaStyled } from '../internal/aria/index.ts';
import navigation from '../internal/aria/navigation.css';

export interface TabItem {
  id: string;
  label: string;
  /** The number of items in the tab. */
  count?: number;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** The name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** The selected tab. Default: the first, then the one the user chose. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** `manual`: arrow keys move the focus, Enter and Space choose. Use it for panels that load their content. Default `automatic`. */
  activation?: 'automatic' | 'manual';
}

/** Panels of which one is shown (APG: Tabs). Arrow keys, Home and End move; Tab continues into the panel. */
export function Tabs({ label, tabs, selected, onSelect, activation = 'automatic' }: TabsProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  // The counts come late and widen the tabs.
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read from the page, which these change
  useEffect(() => {
    if (list.current !== null) showSelectedTab(list.current);
  }, [selected, counts]);
  return (
    <AriaLocale>
      <AriaTabs
        ref={useAriaStyled<HTMLDivElement>(navigation)}
        className="wd-tabs"
        keyboardActivation={activation}
        {...(selected === undefined ? {} : { selectedKey: selected })}
        onSelectionChange={(id) => onSelect?.(String(id))}
      >
        <TabList ref={list} aria-label={label} items={tabs} className="wd-tab-list">
          {(tab) => (
            <Tab id={tab.id} isDisabled={tab.disabled === true} className="wd-tab">
              {tab.label}
              {tab.count === undefined ? null : <span className="wd-tab-count">{tab.count}</span>}
            </Tab>
          )}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="wd-tab-panel">
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}

/** Scrolls the selected tab into the list's window; `scrollIntoView` would scroll the page as well. */
function showSelectedTab(list: HTMLElement): void {
  const tab = list.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
  if (tab === undefined) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft -= left - tab.left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
