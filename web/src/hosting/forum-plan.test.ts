import { describe, expect, it } from 'vitest';
import { announcementOf, type ForumPlan, invitationOf, playersIn, usualFleet } from './forum-plan';

const PLAN: ForumPlan = {
  players: [
    { name: 'Anna', way: 'by-host' },
    { name: 'Boris', way: 'link' },
  ],
  computers: 1,
  side: null,
  closes: '20:30',
  zone: 'Europe/Rome',
  days: 2,
  missed: 'random',
  dropAfter: 3,
  fleet: usualFleet(),
};

describe('a forum game that is planned', () => {
  it('has every player once, by the way that was chosen', () => {
    expect(playersIn(' Anna \n\nBoris\nAnna', [{ name: 'Boris', way: 'link' }])).toEqual(PLAN.players);
  });

  it('is an invitation', () => {
    expect(invitationOf(PLAN, 'it')).toMatchObject({
      variant: 'forum',
      seats: ['by-host', 'link', 'hunter'],
      grid: null,
      hosted: {
        names: ['Anna', 'Boris'],
        deadline: { zone: 'Europe/Rome', hour: 20, minute: 30, days: 2 },
        missed: 'random',
        drop_after: 3,
      },
    });
  });

  it('is announced without its players, who sign up', () => {
    const wanted = announcementOf(PLAN, { most: 12, until: '', hours: 48 }, 'it');
    expect(wanted).toMatchObject({
      bots: ['hunter'],
      most: 12,
      closes: null,
      confirm_hours: 48,
      deadline: { zone: 'Europe/Rome', hour: 20, minute: 30, days: 2 },
      drop_after: 3,
    });
  });

  it('has the fleet of the sheet, or the numbers of the host', () => {
    expect(invitationOf(PLAN, 'en').hosted?.fleet).toBeNull();
    const plan = { ...PLAN, fleet: { ...usualFleet(), carrier: 2, submarine: 0 } };
    const numbers = { carrier: 2, battleship: 1, cruiser: 1, submarine: 0, destroyer: 1 };
    expect(invitationOf(plan, 'en').hosted?.fleet).toEqual(numbers);
    expect(announcementOf(plan, { most: 12, until: '', hours: 0 }, 'en').fleet).toEqual(numbers);
  });

  it('may have no deadline, a size of its own, and drop nobody', () => {
    const plan = invitationOf({ ...PLAN, closes: '', side: 12, dropAfter: 0 }, 'en');
    expect(plan).toMatchObject({ grid: { rows: 12, cols: 12 }, hosted: { deadline: null, drop_after: null } });
  });
});
