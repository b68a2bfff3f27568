/** Why a receiver refused a message: a field that it names, or another reason. */
const reasons = [
  'name',
  'email',
  'company',
  'phone',
  'subject',
  'message',
  'too-long',
  'spam',
  'unexplained',
] as const;

export type Reason = (typeof reasons)[number];

/** What became of an attempt. `unavailable`: there was no answer, or one that asks for another attempt. */
export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] };

/** Statuses below 500 after which a later attempt can succeed: timeout, too early, too many requests. */
const temporary = [408, 425, 429];
const TOO_LARGE = 413;

/** Reads a receiver's answer. A refusal names its reasons in its body: `{ "errors": [{ "field": "email" }] }`. */
export async function answerOf(response: Response): Promise<Answer> {
  const { ok, status } = response;
  if (ok) return { kind: 'accepted' };
  if (status < 400 || status >= 500 || temporary.includes(status)) return { kind: 'unavailable' };
  if (status === TOO_LARGE) return { kind: 'refused', reasons: ['too-long'] };
  const named = namedReasons(await bodyOf(response));
  return { kind: 'refused', reasons: named.length > 0 ? named : ['unexplained'] };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The body is no JSON, or the connection broke: the status alone is the answer.
    return null;
  }
}

/** The reasons that this site has words for, in the order of the fields, each once. */
function namedReasons(body: unknown): Reason[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const errors: readonly unknown[] = Array.isArray(body.errors) ? body.errors : [];
  const named = errors.flatMap((error) =>
    typeof error === 'object' && error !== null
      ? ['field' in error && error.field, 'code' in error && error.code]
      : [],
  );
  return reasons.filter((reason) => named.includes(reason));
}
