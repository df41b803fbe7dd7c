/** The first 64 bits behind the point of roots of primes, which SHA-512 begins with. */

/** The roots of the first so many primes, high and low halves in turn. */
export function primeRoots(count: number, power: 2n | 3n): Int32Array {
  const found = new Int32Array(2 * count);
  for (const [place, prime] of firstPrimes(count).entries()) {
    const root = wholeRoot(BigInt(prime) << (64n * power), power);
    const [high, low] = [Number((root >> 32n) & 0xffffffffn), Number(root & 0xffffffffn)];
    found[2 * place] = high;
    found[2 * place + 1] = low;
  }
  return found;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** The largest whole number whose power is not above a value (Newton). */
function wholeRoot(value: bigint, power: 2n | 3n): bigint {
  let guess = 1n << 80n;
  for (;;) {
    const next = ((power - 1n) * guess + value / guess ** (power - 1n)) / power;
    if (next >= guess) return guess;
    guess = next;
  }
}
