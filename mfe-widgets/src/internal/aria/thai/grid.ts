interface Item {
  readonly item: string;
}

interface Formatter {
  number(value: number): string;
}

/** React Aria's texts of a list to select from, in Thai, whose nouns have no plural. */
export default {
  select: 'เลือก',
  selectedItem: ({ item }: Item) => `เลือก ${item} แล้ว`,
  deselectedItem: ({ item }: Item) => `ยกเลิกการเลือก ${item} แล้ว`,
  selectedCount: ({ count }: { count: number }, formatter: Formatter) =>
    count === 0 ? 'ไม่ได้เลือกรายการใด' : `เลือก ${formatter.number(count)} รายการ`,
  selectedAll: 'เลือกทุกรายการแล้ว',
  longPressToSelect: 'กดค้างไว้เพื่อเข้าสู่โหมดการเลือก',
};
