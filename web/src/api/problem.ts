/** Why something cannot be done: a code, the facts, and a sentence in the language in use. */

export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, detail: string, status = 0, facts: Record<string, unknown> = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.facts = facts;
  }

  /** The sentence. */
  get detail(): string {
    return this.message;
  }

  /** Whether the same request may succeed in a moment, without anybody doing anything. */
  get passing(): boolean {
    return this.status === 0 || this.status === 503 || this.status === 429;
  }
}

interface ProblemBody {
  code: string;
  detail: string;
  status: number;
  facts?: Record<string, unknown>;
}

export function isProblemBody(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null) return false;
  const said = body as Record<string, unknown>;
  return typeof said['code'] === 'string' && typeof said['detail'] === 'string';
}

/** The problem that the server describes. */
export function problemOf(said: ProblemBody): Problem {
  return new Problem(said.code, said.detail, said.status, said.facts ?? {});
}
