/** React Aria's texts of a table, in Thai. */
export default {
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
};
