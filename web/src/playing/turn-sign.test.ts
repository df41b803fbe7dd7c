// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { lightIcon, tabTitle } from './turn-sign';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
});

test('the icon of a tab is lit while it is my turn', () => {
  const icon = () => document.querySelector('link')?.getAttribute('href') ?? '';
  lightIcon(true);
  expect(icon()).toMatch(/^data:image\/svg/);
  lightIcon(false);
  expect(icon()).toBe('/icon.svg');
});

test('the title begins with what there is to do', () => {
  expect(tabTitle('Salvo', 'Your turn', 'Sea Battle')).toBe('● Your turn · Salvo');
  expect(tabTitle('Salvo', null, 'Sea Battle')).toBe('Salvo · Sea Battle');
});
