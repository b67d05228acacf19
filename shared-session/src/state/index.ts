/**
 * The half of the session that needs no React. A page has it once, however many Reacts it has. Only root-config and this package import it
 * by this name; a micro-frontend would bundle a second session.
 */
import '../translation/own-texts.ts';

export { type AnalyticsEvent, analytics, isAnalyticsSkipped } from '../analytics/analytics.ts';
export type { ChosenFormats } from '../locale/chosen-formats.ts';
export {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_PATTERN,
  datePatternOf,
  formatIsoDate,
  parseDate,
} from '../locale/date-pattern.ts';
export { formatCurrency, formatNumber, wallClock } from '../locale/formats.ts';
export { LANGUAGES, type Language, nameOf, supportedLanguage, tagOf } from '../locale/languages.ts';
export { type LocaleState, locale, type NamedLanguages } from '../locale/locale.ts';
export {
  GENERIC_MESSAGE,
  MAXIMUM_ALERTS,
  type Notification,
  type NotificationRequest,
  type NotificationStyle,
  type NotificationsState,
  notifications,
  TOAST_DURATION_MS,
} from '../notifications/notifications.ts';
export { type DetailsHeader, type PageState, page, raiseFloatingFooter, showDetailsHeader } from '../page/page.ts';
export { adoptStyles } from '../styles/adopted.ts';
export { applyEmbeddedTheme, applyTheme, type ThemeChoice, theme } from '../theme/theme.ts';
export {
  i18n,
  provideI18next,
  registerServerTexts,
  registerTexts,
  type TextValues,
  type Translate,
} from '../translation/i18n.ts';
export { nameFor } from '../translation/name-for.ts';
export type { SharedTextKey } from '../translation/own-texts.ts';
export { holdUnsavedWork, type UnsavedWork, unsavedWork } from '../unsaved/unsaved-work.ts';
export { type CurrentUserState, type CurrentUserStatus, currentUser } from '../user/current-user.ts';
export {
  canViewHistoryAttachment,
  checkForAdminUser,
  checkMspUserPermission,
  hasAnyPermission,
  hasPermissions,
  isManager,
  isMSP,
  type User,
} from '../user/permissions.ts';
export { pageSettings, rememberViewed } from '../user/user-settings.ts';
export { viewedAddress } from '../user/viewed-address.ts';
