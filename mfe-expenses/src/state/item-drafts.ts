import { currentUser } from 'shared-session';
import { keepWork, releaseWork } from 'shared-session/device-data';
import type { SealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';

/** The module that saves stored items when their person signs out, on any page. */
export const DRAFT_SAVER = 'mfe_expenses/kept';

/** The stored draft of an item. */
export interface ItemDraft<Form> {
  /** ISO instant. */
  readonly keptAt: string;
  readonly form: Form;
  /** The state of the server that the draft was based on; null in drafts of earlier versions. */
  readonly base: Form | null;
}

/** The item of a draft. A new item is identified by its engagement and period until it is saved. */
export interface WhichItem {
  readonly engagementId: number;
  readonly billingItemId: number;
  readonly periodStartDate: string;
}

/** The unsaved entries of one kind of item, stored on this device. */
export interface ItemDrafts<Form> {
  /** The name of an item on this device. */
  readonly nameOf: (which: WhichItem) => Promise<string>;
  /** @returns false if this browser stores none */
  readonly keep: (which: WhichItem, form: Form, base: Form) => Promise<boolean>;
  readonly find: (which: WhichItem) => Promise<ItemDraft<Form> | null>;
  readonly drop: (which: WhichItem) => Promise<void>;
}

interface DraftsSetting<Form> {
  readonly store: SealedStore;
  /** The schema of a draft's form. A draft may come from another build, so it is validated. */
  readonly form: v.GenericSchema<unknown, Form>;
  /** Distinguishes kinds of items that share a store: `project/`. */
  readonly prefix: string;
  readonly pathOf: (which: WhichItem) => string;
  /** Label key that describes the draft, by engagement and date. */
  readonly label: string;
}

export function itemDrafts<Form>({
  store,
  form: schema,
  prefix,
  pathOf,
  label,
}: DraftsSetting<Form>): ItemDrafts<Form> {
  const draftSchema = v.object({
    format: v.literal(1),
    keptAt: v.string(),
    form: schema,
    base: v.optional(v.nullable(schema), null),
  });

  async function nameOf({ engagementId, billingItemId, periodStartDate }: WhichItem): Promise<string> {
    const user = currentUser.getState().user ?? (await currentUser.load());
    return `${user?.userId ?? 'worker'}/${prefix}${engagementId}/${billingItemId}/${periodStartDate}`;
  }

  return {
    nameOf,
    async keep(which, form, base) {
      const name = await nameOf(which);
      const draft = { format: 1, keptAt: new Date().toISOString(), form, base } as const;
      const isKept = await store.put(name, JSON.stringify(draft));
      const { engagementId: id, billingItemId: item, periodStartDate: date } = which;
      const params = { id, date, item };
      if (isKept) keepWork({ id: name, url: `#${pathOf(which)}`, key: label, params, saver: DRAFT_SAVER });
      return isKept;
    },
    async find(which) {
      const written = await store.get(await nameOf(which));
      if (written === null) return null;
      try {
        return v.parse(draftSchema, JSON.parse(written)) as ItemDraft<Form>;
      } catch {
        return null;
      }
    },
    async drop(which) {
      const name = await nameOf(which);
      releaseWork(name);
      await store.remove(name);
    },
  };
}
