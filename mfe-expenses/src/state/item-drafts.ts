import { currentUser } from 'shared-session';
import { keepWork, releaseWork } from 'shared-session/device-data';
import type { SealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';

/** The module that saves what is kept of items, on whichever page their person signs out. */
export const SAVER = 'mfe_expenses/kept';

/** What is kept of an item that is typed into. */
export interface ItemDraft<Form> {
  /** ISO instant. */
  readonly keptAt: string;
  readonly form: Form;
  /** What the server had when it was typed; none in drafts of before. */
  readonly base: Form | null;
}

/** Which item a draft is of; a new one until it is saved is the one of its engagement and period. */
export interface WhichItem {
  readonly engagementId: number;
  readonly billingItemId: number;
  readonly periodStartDate: string;
}

/** The unsaved entries of one kind of item, kept on this device. */
export interface ItemDrafts<Form> {
  /** What an item is called on this device. */
  readonly nameOf: (which: WhichItem) => Promise<string>;
  /** @returns false where this browser keeps none */
  readonly keep: (which: WhichItem, form: Form, base: Form) => Promise<boolean>;
  readonly find: (which: WhichItem) => Promise<ItemDraft<Form> | null>;
  readonly drop: (which: WhichItem) => Promise<void>;
}

interface DraftsSetting<Form> {
  readonly store: SealedStore;
  /** The form as a draft keeps it: what another build wrote is read by what it says, not believed. */
  readonly form: v.GenericSchema<unknown, Form>;
  /** Sets apart kinds of items that share a store: `project/`. */
  readonly prefix: string;
  readonly pathOf: (which: WhichItem) => string;
  /** Label key of what is kept, by engagement and date. */
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
      if (isKept) keepWork({ id: name, url: `#${pathOf(which)}`, key: label, params, saver: SAVER });
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
