import { Refusal } from '../refusal.ts';

/** What a room's name is in the places where it is written; the keys are the template's. */
export interface RoomNames {
  /** `mfe-my-notes` */
  readonly room: string;
  /** `mfe_my_notes` */
  readonly remote: string;
  /** `my-notes` */
  readonly short: string;
  /** `My notes` */
  readonly Title: string;
  /** `MY_NOTES` */
  readonly LABEL: string;
  /** `/my-notes` */
  readonly route: string;
}

/** @throws Refusal when it is no room's name */
export function roomNames(room: string, route: string): RoomNames {
  const short = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(room)?.[1];
  if (!short)
    throw new Refusal(`"${room}" is no name for a micro-frontend. It is "mfe-" and lower-case words: mfe-notes.`);
  const words = short.replaceAll('-', ' ');
  return {
    room,
    remote: room.replaceAll('-', '_'),
    short,
    Title: words.charAt(0).toUpperCase() + words.slice(1),
    LABEL: short.toUpperCase().replaceAll('-', '_'),
    route,
  };
}
