/** One tab answers for a seat, the others look on: a lock of the browser (Web Locks). */

/** Hold the lock of a seat; *onwait* is called when another tab has it. Gives back how to let go. */
export function holdSeat(match: string, seat: number, onwait: () => void): Promise<() => void> {
  const name = `seabattle-sealed/${match}/${seat}`;
  // Missing on pages without TLS; then what is kept on disk decides, word by word.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const hold = (): Promise<void> => new Promise<void>((release) => resolve(release));
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        onwait();
        void locks.request(name, hold).catch(reject);
        return undefined;
      })
      .catch(reject);
  });
}
