/** A colour for each seat, so that many fleets on one sea can be told apart. */

const GOLDEN_ANGLE = 137.508;

/** Neighbouring seats get colours far from each other, however many there are. */
export function seatColour(seat: number): string {
  const hue = (205 + seat * GOLDEN_ANGLE) % 360;
  const light = [62, 72, 53][seat % 3] ?? 62;
  return `oklch(${light}% 0.13 ${hue.toFixed(1)})`;
}
