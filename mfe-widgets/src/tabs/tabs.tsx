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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs on the page are those of `tabs`
  useEffect(() => (list.current === null ? undefined : keepSelectedInView(list.current)), [selected, tabs.length]);
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

/**
 * Scrolls the selected tab into the list's window, now and when sizes change: styles, fonts and counts come late, and windows get narrower.
 * `scrollIntoView` would scroll the page as well. @returns a function that stops it
 */
function keepSelectedInView(list: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observed = new Set<Element>();
  const observe = (element: Element) => {
    if (observed.has(element)) return;
    observed.add(element);
    observer.observe(element);
  };
  const observer = new ResizeObserver(() => {
    // React Aria renders them after the effects.
    for (const tab of list.children) observe(tab);
    const tab = list.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
    if (tab === undefined) return;
    const { left, right } = list.getBoundingClientRect();
    if (tab.left < left) list.scrollLeft -= left - tab.left;
    else if (tab.right > right) list.scrollLeft += tab.right - right;
  });
  observe(list);
  return () => observer.disconnect();
}
