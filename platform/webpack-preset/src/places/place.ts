/** The kinds of places where builds meet: storage of the device, what is passed between tabs, what is passed on a page, and the page itself. */
export type PlaceKind =
  | 'storage'
  | 'database'
  | 'cache'
  | 'channel'
  | 'lock'
  | 'cookie'
  | 'event'
  | 'global'
  | 'element'
  | 'page';

/** A name by which a module meets other builds. `*` stands for text that is known only at run time. */
export interface UsedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly file: string;
  /** Of an event: whether it is dispatched. */
  readonly says?: true | undefined;
  /** Of an event: whether it is listened for. */
  readonly hears?: true | undefined;
  /** Of a database: the version that it is opened in. */
  readonly opens?: number | undefined;
}

/** What a module does with an event or a database. */
export type Role = Pick<UsedPlace, 'says' | 'hears' | 'opens'>;

/** Text that is not known before the code runs. */
export const ANY = '*';
