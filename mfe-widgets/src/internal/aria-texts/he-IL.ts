import type { Formatter, Item, LateTexts } from './late-text-types.ts';

/** React Aria's texts that the widgets use, in Hebrew, by catalogue. */
export default {
  breadcrumbs: {
    breadcrumbs: 'נתיב ניווט',
  },
  grid: {
    select: 'בחירה',
    selectedItem: ({ item }: Item) => `${item} נבחר`,
    deselectedItem: ({ item }: Item) => `הבחירה של ${item} בוטלה`,
    selectedCount: ({ count }: { count: number }, formatter: Formatter) =>
      count === 0 ? 'לא נבחרו פריטים' : `פריטים שנבחרו: ${formatter.number(count)}`,
    selectedAll: 'כל הפריטים נבחרו',
    longPressToSelect: 'לחיצה ארוכה נכנסת למצב בחירה',
  },
  menu: {
    longPressMessage: 'לחיצה ארוכה, או Alt + חץ למטה, פותחת את התפריט',
  },
  table: {
    select: 'בחירה',
    selectAll: 'בחירת הכול',
    sortable: 'עמודה הניתנת למיון',
    ascending: 'בסדר עולה',
    descending: 'בסדר יורד',
    ascendingSort: ({ columnName }: { columnName: string }) => `מיון לפי העמודה ${columnName} בסדר עולה`,
    descendingSort: ({ columnName }: { columnName: string }) => `מיון לפי העמודה ${columnName} בסדר יורד`,
    columnSize: ({ value }: { value: number }) => `${value} פיקסלים`,
    resizerDescription: 'Enter מתחיל את שינוי הרוחב',
    expand: 'הרחבה',
    collapse: 'כיווץ',
  },
  tag: {
    removeDescription: 'Delete מסיר את התג',
    removeButtonLabel: 'הסרה',
  },
} satisfies LateTexts;
