/** React Aria's texts of breadcrumbs, in Thai. */
export default {
  breadcrumbs: 'เส้นทางนำทาง',
};
