/** A forum game as a host plans it: who plays, how, and when rounds close. */

import type { SignUpWanted } from '../api/types';
import type { NewMatch } from '../home/new-game/create-match';
import { momentOf } from '../rounds/round-time';
import type { Lang } from '../speech/language';

export type Way = 'by-host' | 'link';

export interface Player {
  name: string;
  way: Way;
}

export interface ForumPlan {
  players: readonly Player[];
  /** Computer players beside them. */
  computers: number;
  /** Rows and columns; nothing where the number of players decides. */
  side: number | null;
  /** When rounds close, as `20:00`; empty where nobody is in a hurry. */
  closes: string;
  zone: string;
  days: number;
  missed: 'not-fired' | 'random';
  /** Rounds missed in a row after which somebody is dropped; 0 for never. */
  dropAfter: number;
  /** Ships that everybody has, by class. */
  fleet: Readonly<Record<ShipKind, number>>;
}

export const SHIP_KINDS = ['carrier', 'battleship', 'cruiser', 'submarine', 'destroyer'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];

/** One of each class, as on the sheet. */
export function usualFleet(): Record<ShipKind, number> {
  return { carrier: 1, battleship: 1, cruiser: 1, submarine: 1, destroyer: 1 };
}

/** The numbers where the host has changed one; nothing where the rules decide. */
function ownFleet(fleet: ForumPlan['fleet']): Record<string, number> | null {
  return SHIP_KINDS.every((kind) => fleet[kind] === 1) ? null : { ...fleet };
}

export const COMPUTER = 'hunter';

/** The players in a list that has one in each line, each once; those known keep their way. */
export function playersIn(text: string, known: readonly Player[]): Player[] {
  const ways = new Map(known.map((player) => [player.name, player.way]));
  const names = new Set(text.split('\n').map((line) => line.trim().replace(/\s+/g, ' ').slice(0, 32)));
  names.delete('');
  return [...names].map((name) => ({ name, way: ways.get(name) ?? 'by-host' }));
}

/** How players sign up for it. */
export interface Announcement {
  /** Places in all. */
  most: number;
  /** When the list closes, as a field for date and time says it; empty where the host does. */
  until: string;
  /** Hours to confirm in; 0 where nobody has to. */
  hours: number;
}

/** The plan as an announcement, without its players: they are entered, or sign up. */
export function announcementOf(plan: ForumPlan, wanted: Announcement, lang: Lang): Omit<SignUpWanted, 'id'> {
  const invitation = invitationOf({ ...plan, players: [] }, lang);
  return {
    bots: invitation.seats ?? [],
    most: wanted.most,
    side: plan.side,
    closes: momentOf(wanted.until),
    confirm_hours: wanted.hours,
    deadline: invitation.hosted?.deadline ?? null,
    missed: plan.missed,
    drop_after: plan.dropAfter || null,
    lang,
    fleet: ownFleet(plan.fleet),
  };
}

/** The plan as an invitation. */
export function invitationOf(plan: ForumPlan, lang: Lang): NewMatch {
  const [hour = 0, minute = 0] = plan.closes.split(':').map(Number);
  const deadline = plan.closes ? { zone: plan.zone, hour, minute, days: plan.days } : null;
  return {
    variant: 'forum',
    seats: [...plan.players.map((player) => player.way), ...Array.from({ length: plan.computers }, () => COMPUTER)],
    grid: plan.side === null ? null : { rows: plan.side, cols: plan.side },
    lang,
    hosted: {
      names: plan.players.map((player) => player.name),
      deadline,
      missed: plan.missed,
      drop_after: plan.dropAfter || null,
      fleet: ownFleet(plan.fleet),
    },
  } as NewMatch;
}
