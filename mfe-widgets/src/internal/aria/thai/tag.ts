/** React Aria's texts of a tag, in Thai. */
export default {
  removeDescription: 'กด Delete เพื่อลบแท็ก',
  removeButtonLabel: 'ลบ',
};
