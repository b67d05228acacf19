export { ActionMenu, type ActionMenuProps, type MenuAction, type MenuGroup } from './action-menu.tsx';
