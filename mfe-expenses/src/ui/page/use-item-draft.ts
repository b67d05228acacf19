import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ThreeForms } from '../../domain/merge/merge-lines.ts';
import { type DraftKeeper, type DraftStatus, draftKeeper } from '../../state/draft-keeper.ts';
import type { ItemForm, ItemHead, ItemKind, ItemStore } from '../../state/item-store.ts';

export type ItemDraftState = Omit<DraftKeeper, 'status' | 'follow'> & DraftStatus;

/** Stores unsaved entries on this device while the person types. When the page is opened again, it continues from them. */
export function useItemDraft<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  kind: ItemKind<Metadata, Setting, Form>,
  { merge }: { readonly merge: (forms: ThreeForms<Form>) => { readonly form: Form } },
): ItemDraftState {
  const keeper = useMemo(() => draftKeeper(store, kind, merge), [store, kind, merge]);
  useEffect(() => keeper.follow(), [keeper]);
  const status = useStore(keeper.status);
  const { discard, isKept, written, keep, saved } = keeper;
  return { ...status, discard, isKept, written, keep, saved };
}
