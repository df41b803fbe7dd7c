import { describe, expect, it } from 'vitest';
import pages from './pages.json';
import { find, routes, type Route } from './routes';

const page = () => Promise.reject(new Error('never loaded'));
const table: Route[] = [
  { address: '/', page },
  { address: '/match/{id}', page },
  { address: '/match/{id}/host', page },
  { address: '/rules/{name}', page },
];

describe('routes', () => {
  it('find the page of an address and what its address names', () => {
    expect(find(table, '/match/0f')).toMatchObject({ params: { id: '0f' } });
    expect(find(table, '/match/0f/host')?.route.address).toBe('/match/{id}/host');
  });

  it('do not mind a stroke at the end', () => {
    expect(find(table, '/match/0f/')?.params).toEqual({ id: '0f' });
    expect(find(table, '/')?.route.address).toBe('/');
  });

  it('load a page for every entry of pages.json that names one', () => {
    const named = pages.filter(({ page }) => page !== null).map(({ address }) => address);
    expect(routes.map(({ address }) => address)).toEqual(named);
  });

  it('find nothing where nothing is', () => {
    expect(find(table, '/match')).toBeNull();
    expect(find(table, '/match/0f/guest')).toBeNull();
  });

  it('read what is written in percents, and leave alone what cannot be read', () => {
    expect(find(table, '/rules/%D1%84')?.params).toEqual({ name: 'ф' });
    expect(find(table, '/rules/%E0%A4%A')?.params).toEqual({ name: '%E0%A4%A' });
  });
});
