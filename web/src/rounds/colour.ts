/** A colour for each seat, so that many fleets on one sea can be told apart. */

const GOLDEN_ANGLE = 137.508;

/** Neighbouring seats get colours far from each other, however many there are. */
export function seatColour(seat: number): string {
  const hue = (205 + seat * GOLDEN_ANGLE) % 360;
  const light = [46, 58, 38][seat % 3] ?? 46;
  return `hsl(${hue.toFixed(1)} 55% ${light}%)`;
}
