import type { JSX } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, type MenuItemProps, MenuSection, SubmenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import { AriaPopover } from '../internal/aria/aria-popover.tsx';
import { chosenOf, isGroup, type MenuAction, type MenuGroup } from './menu-entry.ts';

interface Select {
  onSelect: (item: MenuAction) => void;
}

interface MenuLinesProps extends Select {
  label?: string;
  items: readonly (MenuAction | MenuGroup)[];
}

/** The menu itself, and each submenu. */
export function MenuLines({ label, items, onSelect }: MenuLinesProps): JSX.Element {
  return (
    <Menu className="wd-list wd-action-menu" {...(label === undefined ? {} : { 'aria-label': label })}>
      {items.map((entry) =>
        isGroup(entry) ? (
          <Group key={entry.id} group={entry} onSelect={onSelect} />
        ) : (
          <Line key={entry.id} item={entry} onSelect={onSelect} />
        ),
      )}
    </Menu>
  );
}

function Group({ group, onSelect }: { group: MenuGroup } & Select): JSX.Element {
  const { chosen, onChoose, multiple = false } = group;
  const choices =
    onChoose === undefined
      ? {}
      : {
          selectionMode: multiple ? ('multiple' as const) : ('single' as const),
          disallowEmptySelection: !multiple,
          selectedKeys: chosen ?? [],
          onSelectionChange: (keys: 'all' | Set<string | number>) => onChoose(chosenOf(group, keys)),
        };
  return (
    <MenuSection id={group.id} className="wd-action-group" {...choices}>
      <Header className="wd-action-title">{group.title}</Header>
      {group.items.map((item) => (
        <Line
          key={item.id}
          item={item}
          onSelect={onSelect}
          choice={onChoose !== undefined}
          chosen={chosen?.includes(item.id) === true}
        />
      ))}
    </MenuSection>
  );
}

interface LineProps extends Select {
  item: MenuAction;
  /** Whether the line is a choice, which is chosen or not and has no other action. */
  choice?: boolean;
  chosen?: boolean;
}

function Line({ item, onSelect, choice = false, chosen = false }: LineProps): JSX.Element {
  const { items, href } = item;
  const props: MenuItemProps = {
    id: item.id,
    textValue: item.label,
    isDisabled: item.disabled === true,
    className: item.danger === true ? 'wd-option wd-action wd-action-danger' : 'wd-option wd-action',
    ...(choice ? {} : { onAction: () => onSelect(item) }),
    ...(href === undefined ? {} : { href }),
  };
  const content = (
    <>
      {item.icon === undefined ? null : <Icon name={item.icon} />}
      <span className="wd-action-text">
        {item.label}
        {item.description === undefined ? null : <small>{item.description}</small>}
      </span>
      {item.shortcut === undefined ? null : <kbd className="wd-action-keys">{item.shortcut}</kbd>}
      {items === undefined ? null : <Icon name="chevron-right" size={16} className="wd-option-end" />}
      {chosen ? <Icon name="check" size={16} className="wd-option-end" /> : null}
    </>
  );
  if (items === undefined) return <MenuItem {...props}>{content}</MenuItem>;
  return (
    <SubmenuTrigger>
      <MenuItem {...props}>{content}</MenuItem>
      <AriaPopover>
        <MenuLines items={items} onSelect={onSelect} />
      </AriaPopover>
    </SubmenuTrigger>
  );
}
