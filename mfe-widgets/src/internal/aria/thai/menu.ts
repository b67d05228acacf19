/** React Aria's texts of a menu, in Thai. */
export default {
  longPressMessage: 'กดค้างไว้หรือกด Alt + ลูกศรลงเพื่อเปิดเมนู',
};
