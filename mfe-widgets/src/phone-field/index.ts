export { type Country, countriesOf } from './countries.ts';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './phone-field.tsx';
