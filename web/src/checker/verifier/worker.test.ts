import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('reports a fault of its own instead of keeping the page waiting', async () => {
  const worker = { onmessage: (_: { data: unknown }): void => undefined, postMessage: vi.fn() };
  const reported = vi.fn();
  vi.stubGlobal('self', worker);
  vi.stubGlobal('reportError', reported);
  await import('./worker');

  worker.onmessage({ data: null });
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(worker.postMessage).not.toHaveBeenCalled();

  worker.onmessage({ data: new TextEncoder().encode('hello') });
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledOnce());
  expect(worker.postMessage.mock.calls[0]?.[0]).toMatchObject({ sound: false });
});
