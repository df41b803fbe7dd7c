import { describe, expect, it } from 'vitest';
import { linkAddress, opensHereOnly } from './address';

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]', '127.0.0.2', 'sea.localhost'];

describe('an invitation', () => {
  const home = { path: '/join/1/2', lan_url: 'http://192.168.1.5:8000' };
  const alone = { path: '/join/1/2', lan_url: null };

  it.each(LOOPBACK)('made at %s names the address on the home network', (hostname) => {
    expect(linkAddress(home, at(hostname))).toBe('http://192.168.1.5:8000/join/1/2');
    expect(opensHereOnly(home, at(hostname))).toBe(false);
  });

  it.each(LOOPBACK)('made at %s without one is for this machine only', (hostname) => {
    expect(linkAddress(alone, at(hostname))).toBe(`http://${hostname}:8000/join/1/2`);
    expect(opensHereOnly(alone, at(hostname))).toBe(true);
  });

  it.each(['sea.example', '192.168.1.5', '127.0.0.1.example', 'localhost.example'])(
    'made at %s names the address that its maker came by',
    (hostname) => {
      expect(linkAddress(home, at(hostname))).toBe(`http://${hostname}:8000/join/1/2`);
      expect(opensHereOnly(alone, at(hostname))).toBe(false);
    },
  );
});
