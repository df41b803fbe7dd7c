/** Sixteen bytes that nobody could foresee, in hexadecimal. */
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
