import { describe, expect, it } from 'vitest';
import { withoutProofs } from './packed-record';

const HEADER = '{"format":"seabattle-sealed","version":1,"sum":"12345678"}';
const SHOT = '{"type":"attack-called","by":0,"attack":{"type":"fire","at":[[0,1]]}}';

describe('the record of a sealed game', () => {
  it('is sent as it was told, without what proves it', () => {
    const line = `{"n":1,"command":{"data":"00ff"},"events":[${SHOT},{"type":"message-chained","link":"ab"}],"blob":"00"}`;
    expect(withoutProofs(`${HEADER}\n${line}\n{"end":1}\n`)).toBe(`${HEADER}\n{"events":[${SHOT}]}\n{"end":1}`);
  });

  it('is left to the server where it cannot be read', () => {
    expect(withoutProofs(`${HEADER}\n{"n":1,"ev`)).toBe(`${HEADER}\n{"n":1,"ev`);
  });
});
