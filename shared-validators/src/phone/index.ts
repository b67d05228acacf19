export { internationalPhone, isValidPhone, phone, phoneExample } from './phone.ts';
