import type { Formatter, Item, LateTexts } from './late-text-types.ts';

/** React Aria's texts that the widgets use, in Arabic, by catalogue. */
export default {
  breadcrumbs: {
    breadcrumbs: 'مسار التنقل',
  },
  grid: {
    select: 'تحديد',
    selectedItem: ({ item }: Item) => `تم تحديد ${item}`,
    deselectedItem: ({ item }: Item) => `أُلغي تحديد ${item}`,
    selectedCount: ({ count }: { count: number }, formatter: Formatter) =>
      count === 0 ? 'لم تُحدَّد عناصر' : `عدد العناصر المحددة: ${formatter.number(count)}`,
    selectedAll: 'تم تحديد كل العناصر',
    longPressToSelect: 'اضغط مطولًا للدخول إلى وضع التحديد',
  },
  menu: {
    longPressMessage: 'اضغط مطولًا أو اضغط على Alt + السهم لأسفل لفتح القائمة',
  },
  table: {
    select: 'تحديد',
    selectAll: 'تحديد الكل',
    sortable: 'عمود قابل للفرز',
    ascending: 'تصاعدي',
    descending: 'تنازلي',
    ascendingSort: ({ columnName }: { columnName: string }) => `فرز تصاعدي حسب العمود ${columnName}`,
    descendingSort: ({ columnName }: { columnName: string }) => `فرز تنازلي حسب العمود ${columnName}`,
    columnSize: ({ value }: { value: number }) => `${value} بكسل`,
    resizerDescription: 'اضغط على Enter لبدء تغيير العرض',
    expand: 'توسيع',
    collapse: 'طي',
  },
  tag: {
    removeDescription: 'اضغط على Delete لإزالة العلامة',
    removeButtonLabel: 'إزالة',
  },
} satisfies LateTexts;
