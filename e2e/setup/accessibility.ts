export { violations } from 'portal-testing';
