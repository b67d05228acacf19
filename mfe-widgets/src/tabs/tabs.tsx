import type { JSX, ReactNode } from 'react';
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
  return (
    <AriaLocale>
      <AriaTabs
        ref={useAriaStyled<HTMLDivElement>(navigation)}
        className="wd-tabs"
        keyboardActivation={activation}
        {...(selected === undefined ? {} : { selectedKey: selected })}
        onSelectionChange={(id) => onSelect?.(String(id))}
      >
        <TabList aria-label={label} items={tabs} className="wd-tab-list">
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
