/**
 * The client every micro-frontend shares: one configuration, one access token, one way to call. Federation shares this
 * module as a singleton; the subjects (`shared-client/billing`) are stateless and reach it by name.
 */
export { anyList } from './call/any-list.ts';
export { api } from './call/api.ts';
export { onDataChange } from './call/data-changes.ts';
export {
  CallError,
  type CallErrorKind,
  ConflictError,
  DeadlineError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  UnauthorisedError,
  UnexpectedResponseError,
  ValidationError,
  type ValidationItem,
} from './call/errors.ts';
export type { CALL_FAILED } from './call/mismatch.ts';
export type { BlobOptions, CallOptions, Query, UploadOptions } from './call/options.ts';
export { urlOf } from './call/request.ts';
export { type ClientConfiguration, configureClient } from './configuration.ts';
export { readCookie, writeCookie } from './cookie.ts';
export { nullableText, numberOrNone, textOrNone } from './no-value.ts';
export { hasUserToken, openSession } from './token/access.ts';
export { onSessionChange } from './token/holder.ts';
export { onOtherPerson, setPagePerson } from './token/page-person.ts';
export { isSessionOver, leaveForLogout, sanitisedReferrer } from './token/sign-out.ts';
export { sessionName } from './token/tab-channel.ts';
