import { describe, expect, it } from 'vitest';
import { qrCode } from './qr';

describe('a QR code', () => {
  const link = 'https://sea.example/join/0123456789abcdef/0123456789abcdef0123456789abcdef';

  it('has a corner where cameras look for one', () => {
    expect(qrCode(link).path).toMatch(/^M0 0h7v1h-7z/);
  });

  it('has room for the link of a seat, and is still easy to point a camera at', () => {
    expect(qrCode(link).size).toBeLessThanOrEqual(41);
  });

  it('is another for another link', () => {
    expect(qrCode(`${link}0`).path).not.toBe(qrCode(link).path);
  });
});
