import { describe, expect, it } from 'vitest';
import { find, type Route } from './routes';

const page = () => Promise.reject(new Error('never loaded'));
const table: Route[] = [
  { path: '/', page },
  { path: '/match/:id', page },
  { path: '/match/:id/host', page },
  { path: '/rules/:name', page },
];

describe('routes', () => {
  it('find the page of an address and what its path names', () => {
    expect(find(table, '/match/0f')).toMatchObject({ params: { id: '0f' } });
    expect(find(table, '/match/0f/host')?.route.path).toBe('/match/:id/host');
  });

  it('do not mind a stroke at the end', () => {
    expect(find(table, '/match/0f/')?.params).toEqual({ id: '0f' });
    expect(find(table, '/')?.route.path).toBe('/');
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
