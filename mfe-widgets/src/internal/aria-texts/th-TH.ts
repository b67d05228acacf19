import type { Formatter, Item, LateTexts } from './late-text-types.ts';

/** React Aria's texts that the widgets use, in Thai, whose nouns have no plural, by catalogue. */
export default {
  breadcrumbs: {
    breadcrumbs: 'เส้นทางนำทาง',
  },
  grid: {
    select: 'เลือก',
    selectedItem: ({ item }: Item) => `เลือก ${item} แล้ว`,
    deselectedItem: ({ item }: Item) => `ยกเลิกการเลือก ${item} แล้ว`,
    selectedCount: ({ count }: { count: number }, formatter: Formatter) =>
      count === 0 ? 'ไม่ได้เลือกรายการใด' : `เลือก ${formatter.number(count)} รายการ`,
    selectedAll: 'เลือกทุกรายการแล้ว',
    longPressToSelect: 'กดค้างไว้เพื่อเข้าสู่โหมดการเลือก',
  },
  menu: {
    longPressMessage: 'กดค้างไว้หรือกด Alt + ลูกศรลงเพื่อเปิดเมนู',
  },
  table: {
    select: 'เลือก',
    selectAll: 'เลือกทั้งหมด',
    sortable: 'คอลัมน์ที่เรียงลำดับได้',
    ascending: 'จากน้อยไปมาก',
    descending: 'จากมากไปน้อย',
    ascendingSort: ({ columnName }: { columnName: string }) => `เรียงตามคอลัมน์ ${columnName} จากน้อยไปมาก`,
    descendingSort: ({ columnName }: { columnName: string }) => `เรียงตามคอลัมน์ ${columnName} จากมากไปน้อย`,
    columnSize: ({ value }: { value: number }) => `${value} พิกเซล`,
    resizerDescription: 'กด Enter เพื่อเริ่มปรับความกว้าง',
    expand: 'ขยาย',
    collapse: 'ยุบ',
  },
  tag: {
    removeDescription: 'กด Delete เพื่อลบแท็ก',
    removeButtonLabel: 'ลบ',
  },
} satisfies LateTexts;
