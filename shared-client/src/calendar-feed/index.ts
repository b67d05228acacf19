/** The calls of a person's calendar of due dates (docs: api#api-calendar). */
import { api } from 'shared-client';
import { calendarAddress, calendarState } from './schema.ts';

const ADDRESS = '/wand2/api/account/calendar';

/** The instant from which the calendar's address works; null without one. */
export const getCalendarSince = async (options: { readonly signal?: AbortSignal } = {}) =>
  (await api.get(ADDRESS, calendarState, options)).since;

/** Makes a new address; an earlier one no longer works. @returns the address, which is told once */
export const makeCalendarAddress = async () => (await api.post(ADDRESS, calendarAddress)).address;

/** Revokes the address. */
export const revokeCalendarAddress = () => api.delete(ADDRESS, calendarState);
