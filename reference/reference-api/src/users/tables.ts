import type { ColumnType, Generated } from 'kysely';
import type { MailKind, ReminderKind } from 'shared-client/schema/account';
import type { NumberFormat, TimeFormat } from 'shared-client/schema/locale';
import type { LandingPage } from 'shared-client/schema/users';

export interface UserPreferenceTable {
  user_id: number;
  landing_page: Generated<LandingPage>;
  tutorial_viewed: Generated<boolean>;
  preferred_name: string | null;
  /** These three are null by default: the formats of the language, and the zone of the device. */
  time_format: Generated<TimeFormat | null>;
  number_format: Generated<NumberFormat | null>;
  time_zone: Generated<string | null>;
}

export interface PageSettingTable {
  user_id: number;
  page_name: string;
  settings: ColumnType<Record<string, unknown>, unknown, unknown>;
}

export interface RecentlyViewedTable {
  user_id: number;
  type: string;
  object_id: number;
  other_details: string | null;
  viewed_at: Date;
}

export interface RecentSearchTable {
  id: Generated<number>;
  user_id: number;
  search_text: string;
  type: string | null;
  searched_at: Date;
}

/** One direction of a link: `user_id` may switch to `other_user_id`. */
export interface LinkedAccountTable {
  id: Generated<number>;
  user_id: number;
  other_user_id: number;
  nick_name: string | null;
  linked_at: Date;
}

/** A kind of mail that the user has turned off. */
export interface MailOffTable {
  user_id: number;
  kind: MailKind | ReminderKind;
}

export interface UserTables {
  mail_off: MailOffTable;
  user_preference: UserPreferenceTable;
  page_setting: PageSettingTable;
  recently_viewed: RecentlyViewedTable;
  recent_search: RecentSearchTable;
  linked_account: LinkedAccountTable;
}
