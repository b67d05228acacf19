import { chosenOf, isGroup, type MenuGroup } from './menu-entry.ts';

const group: MenuGroup = {
  id: 'sort',
  title: 'Sort by',
  items: [
    { id: 'name', label: 'Name' },
    { id: 'hours', label: 'Hours' },
  ],
};

test('what has a title is a group', () => {
  expect([group, ...group.items].map(isGroup)).toEqual([true, false, false]);
});

test('what is chosen comes in the order of the lines (docs: widgets#action-menu)', () => {
  expect(chosenOf(group, new Set(['hours', 'name']))).toEqual(['name', 'hours']);
  expect(chosenOf(group, 'all')).toEqual(['name', 'hours']);
  expect(chosenOf(group, new Set())).toEqual([]);
});
