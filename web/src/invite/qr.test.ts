import { describe, expect, it } from 'vitest';
import { fitsCode, qrCode } from './qr';

describe('a QR code', () => {
  const link = 'https://sea.example/join/0123456789abcdef/0123456789abcdef0123456789abcdef';

  it('has a corner where cameras look for one', () => {
    expect(qrCode(link).path).toMatch(/^M0 0h7v1h-7z/);
  });

  it('has room for the link of a seat, and is still easy to point a camera at', () => {
    expect(qrCode(link).size).toBeLessThanOrEqual(41);
  });

  it('has room for a long text with large modules, and says where there is none', () => {
    const backup = `seabattle-backup-1:${'x'.repeat(1200)}`;
    expect(qrCode(backup, true).size).toBeLessThan(qrCode(backup).size);
    expect(fitsCode('x'.repeat(2953))).toBe(true);
    expect(fitsCode('x'.repeat(2954))).toBe(false);
    expect(qrCode('x'.repeat(2953), true).size).toBe(177);
  });

  it('is another for another link', () => {
    expect(qrCode(`${link}0`).path).not.toBe(qrCode(link).path);
  });
});
