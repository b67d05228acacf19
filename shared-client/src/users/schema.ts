import * as v from 'valibot';
import { textOrEmpty, textOrNone } from '../no-value.ts';

/** Users, their settings and the pages they visited last (docs: session#current-user, session#user-settings). */

export const userType = v.picklist(['Client', 'MSP', 'VMS', 'Supplier', 'Worker']);

const flag = v.nullish(v.boolean(), false);

export const currentUser = v.object({
  userId: v.number(),
  userName: v.string(),
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  userType,
  permissions: v.nullish(v.array(v.string()), []),
  isCscCsr: flag,
  isFinance: flag,
  isSysAdmin: flag,
  isHelpdesk: flag,
  isMspAdmin: flag,
  clientId: v.number(),
  clientName: textOrEmpty,
  tutorialViewed: flag,
  /** Absent where the server does not say; see `getSessionEnd`. */
  sessionEndsInSeconds: v.nullish(v.number()),
  /** A Supplier's view-history-attachment permission depends on this flag; for all other users it is true. */
  viewHistoryAttachment: flag,
});

/** `GET /pro/common/userInfo`: the signed-in user, in brief. */
export const userInfo = v.object({
  userId: v.number(),
  userName: v.string(),
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  userType,
  clientId: v.number(),
  clientName: textOrEmpty,
  language: v.string(),
  country: v.string(),
});

/** A page's settings: any JSON object, kept as it is under the page's name. */
export const pageSetting = v.strictObject({
  pageName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  settings: v.record(v.string(), v.unknown()),
});
export const pageSettings = v.array(pageSetting);
export const pageSettingsQuery = v.strictObject({ pageName: v.optional(v.string()) });

/** The pages a user may start on (docs: shell#landing-pages). */
export const LANDING_PAGES = ['Home', 'Time and Billing', 'Approvals', 'Requests', 'Engagements', 'Reporting'] as const;
export const landingPage = v.object({ landingPage: v.picklist(LANDING_PAGES) });

export const tutorial = v.object({ tutorialViewed: v.boolean() });

export const recentlyViewedItem = v.strictObject({
  userId: v.number(),
  objectId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  type: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
  otherDetails: v.nullish(v.pipe(v.string(), v.maxLength(500))),
});
/** The items that were viewed last, newest first. Instants are ISO. */
export const recentlyViewed = v.array(
  v.object({ type: v.string(), objectId: v.number(), otherDetails: textOrNone, viewedAt: v.string() }),
);
export const done = v.object({ status: v.literal('success') });

export const recentSearchBody = v.strictObject({
  searchText: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(150)),
  /** The searched list: `requests`, `engagements`; a page's own word. */
  type: v.nullish(v.pipe(v.string(), v.maxLength(50))),
});
export const recentSearch = v.object({
  id: v.number(),
  searchText: v.string(),
  type: textOrNone,
  /** An ISO instant. */
  searchedAt: v.string(),
});
export const recentSearches = v.array(recentSearch);

export const euPrivacy = v.object({ showEUPrivacy: v.boolean() });

export const publicApiAccess = v.boolean();

export type UserType = v.InferOutput<typeof userType>;
export type CurrentUser = v.InferOutput<typeof currentUser>;
export type UserInfo = v.InferOutput<typeof userInfo>;
export type PageSetting = v.InferOutput<typeof pageSetting>;
export type LandingPage = v.InferOutput<typeof landingPage>['landingPage'];
export type RecentlyViewed = v.InferOutput<typeof recentlyViewed>[number];
export type RecentlyViewedItem = v.InferInput<typeof recentlyViewedItem>;
export type RecentSearch = v.InferOutput<typeof recentSearch>;
