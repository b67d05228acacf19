/** The user calls (docs: api#api-users): one typed function each. All throw a CallError; see its `kind`. */

import { api } from 'shared-client';
import {
  currentUser,
  done,
  euPrivacy,
  type LandingPage,
  landingPage,
  type PageSetting,
  pageSetting,
  pageSettings,
  publicApiAccess,
  type RecentlyViewedItem,
  recentlyViewed,
  recentSearch,
  recentSearches,
  tutorial,
  userInfo,
} from './schema.ts';

export type * from './schema.ts';
export { LANDING_PAGES } from './schema.ts';

const USERS = '/wand2/api/users';
const RECENT_SEARCH = '/ratepoint/api/users/recentSearch';

export type Signal = { readonly signal?: AbortSignal };

/** The signed-in user. `noCache` if the page address contains nocache or fromLoginPage. */
export const getCurrentUser = ({ noCache, ...options }: Signal & { readonly noCache?: boolean } = {}) =>
  api.get(`${USERS}/current`, currentUser, { ...(noCache ? { query: { noCache: true } } : {}), ...options });

/** The signed-in user, in brief. */
export const getUserInfo = (options: Signal = {}) => api.get('/pro/common/userInfo', userInfo, options);

/** Settings of one page, or of all. */
export const getPageSettings = (pageName?: string, options: Signal = {}) =>
  api.get(`${USERS}/page-setting`, pageSettings, { ...(pageName ? { query: { pageName } } : {}), ...options });

/** Replaces the settings of one page. */
export const savePageSetting = (setting: PageSetting, options: Signal = {}) =>
  api.post(`${USERS}/page-setting/save`, pageSetting, { json: setting, ...options });

/** The items that the user viewed last, newest first. */
export const getRecentlyViewed = (options: Signal = {}) =>
  api.get('/wand2/api/account/recent', recentlyViewed, options);

/** The page a user starts on. */
export const getLandingPage = async (userId: number, options: Signal = {}): Promise<LandingPage> =>
  (await api.get(`${USERS}/landingPage/${userId}`, landingPage, options)).landingPage;

/** Changes the page a user starts on. */
export const updateLandingPage = async (
  userId: number,
  page: LandingPage,
  options: Signal = {},
): Promise<LandingPage> =>
  (await api.post(`${USERS}/update/${userId}/landingPage/${encodeURIComponent(page)}`, landingPage, options))
    .landingPage;

/** Marks the tutorial viewed; a GET that changes state, kept for compatibility. */
export const markTutorialViewed = (userId: number, options: Signal = {}) =>
  api.get(`${USERS}/updateUserTutorial/user/${userId}/tutorialViewed/true`, tutorial, options);

/** Remembers what a user looked at. */
export const addRecentlyViewed = (item: RecentlyViewedItem, options: Signal = {}) =>
  api.post(`${USERS}/recently-viewed`, done, { json: item, ...options });

/** The last searches, newest first. */
export const getRecentSearches = (options: Signal = {}) => api.get(RECENT_SEARCH, recentSearches, options);

/** Remembers a search; the same text again moves to the front. */
export const addRecentSearch = (
  search: { readonly searchText: string; readonly type?: string },
  options: Signal = {},
) => api.post(RECENT_SEARCH, recentSearch, { json: search, ...options });

/** Forgets a search. */
export const deleteRecentSearch = (id: number, options: Signal = {}) =>
  api.delete(`${RECENT_SEARCH}/${id}`, done, options);

/** Whether the European privacy notice is shown to the user. */
export const verifyEU = async (options: Signal = {}): Promise<boolean> =>
  (await api.get('/wand2/api/privacyPolicy/verifyEU', euPrivacy, options)).showEUPrivacy;

/** Whether a user of a client may use the public API. */
export const hasPublicAPIAccess = (clientId: number, userId: number, options: Signal = {}) =>
  api.get(`/wand2/api/user/hasPublicAPIAccess/${clientId}/${userId}`, publicApiAccess, options);
