import * as v from 'valibot';
import { textOrEmpty, textOrNone } from '../no-value.ts';

/** The worker calls (docs: api#api-worker), and the menu (docs: shell#menu-item). */

/** One entry of the side navigation. `url` is a hash URL of the portal (`#/worker/home`) or an https URL. */
export interface MenuItem {
  readonly name: string;
  readonly label: string;
  /** Label key of the text. */
  readonly translationLabel: string;
  readonly url?: string | undefined;
  /**
   * Name of an icon: home, timecard, add-time, requests, approvals, engagements, reporting, documents, profile, security, contact, help,
   * settings.
   */
  readonly svgIcon?: string | undefined;
  readonly children: readonly MenuItem[];
  readonly badgeLabel?: string | undefined;
}

interface MenuItemOnTheWire {
  readonly name: string;
  readonly label: string;
  readonly translationLabel: string;
  readonly url?: string | null | undefined;
  readonly svgIcon?: string | null | undefined;
  readonly children?: readonly MenuItemOnTheWire[] | null | undefined;
  readonly badgeLabel?: string | null | undefined;
}

export const menuItem: v.GenericSchema<MenuItemOnTheWire, MenuItem> = v.object({
  name: v.string(),
  label: v.string(),
  translationLabel: v.string(),
  url: textOrNone,
  svgIcon: textOrNone,
  children: v.nullish(v.array(v.lazy(() => menuItem)), []),
  badgeLabel: textOrNone,
}) as v.GenericSchema<MenuItemOnTheWire, MenuItem>;
export const menuItems = v.array(menuItem);
export const menuQuery = v.strictObject({ eHub: v.optional(v.picklist(['true', 'false'])) });

const name = v.pipe(v.string(), v.trim(), v.maxLength(100));

export const workerProfile = v.object({
  userId: v.number(),
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  preferredName: textOrNone,
  /** One of the 17: `en`, `US`. */
  language: v.string(),
  country: v.string(),
});
/** The fields that a worker may change; absent fields stay. */
export const workerProfileBody = v.strictObject({
  preferredName: v.nullish(name),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
});

export const workerClient = v.object({ clientId: v.number(), clientName: v.string() });
export const workerClients = v.array(workerClient);

export type WorkerProfile = v.InferOutput<typeof workerProfile>;
export type WorkerClient = v.InferOutput<typeof workerClient>;
