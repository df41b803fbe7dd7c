/** Depth contours: closed, uneven rings around a shoal, as a surveyor would draw them. */

export interface Point {
  x: number;
  y: number;
}

/** How uneven a coast is: waves around the ring, each with its height and where it begins. */
const WAVES = [
  { count: 2, height: 0.16, phase: 0.7 },
  { count: 3, height: 0.11, phase: 2.1 },
  { count: 5, height: 0.05, phase: 4.4 },
  { count: 8, height: 0.022, phase: 1.3 },
] as const;

const STEPS = 48;

/** Points of one ring; deeper rings are smoother, for the sea wears nothing away down there. */
export function ring(radius: number, depth: number, turn: number): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const reach = radius * (1 + unevenness(angle + turn, depth));
    return { x: reach * 1.35 * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

function unevenness(angle: number, depth: number): number {
  return WAVES.reduce(
    (sum, wave) =>
      sum + (wave.height / (1 + depth * wave.count * 0.12)) * Math.sin(wave.count * angle + wave.phase),
    0,
  );
}

/** A smooth closed path through points: each is the middle of a curve's way to the next. */
export function closedPath(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${round(point.x)} ${round(point.y)} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${curves.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
