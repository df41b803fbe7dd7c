import { describe, expect, it } from 'vitest';
import { canHavePasskeys, fromBase64, toBase64 } from './passkey';

describe('passkeys', () => {
  it('are written as the server reads them', () => {
    const bytes = Uint8Array.from([251, 255, 190, 0, 1]);
    expect(toBase64(bytes.buffer)).toBe('-_--AAE');
    expect(fromBase64('-_--AAE')).toEqual(bytes);
  });

  it('are for addresses that are names', () => {
    for (const host of ['192.168.1.5', '[::1]', '127.0.0.1']) expect(canHavePasskeys(host)).toBe(false);
  });
});
