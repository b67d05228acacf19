export { removeDatabase, runRequest, type StoreLocation } from './device-database.ts';
