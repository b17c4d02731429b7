import { msg, type Text } from './text.ts'

/** Every reason that a contract gives, by the message that zod carries it as. */
const reasons = new Map<string, Text>()

/** Why a field is refused, as zod's message: `` z.minLength(1, reason(msg`it is empty`)) ``. The rest of the sentence is `refusal`'s. */
export function reason(text: Text): string {
  const message = JSON.stringify([text.id, text.values])
  reasons.set(message, text)
  return message
}

interface Issue {
  readonly code?: string | undefined
  readonly message?: string | undefined
}

/** The reason that was declared with `reason`; none for what zod says by itself. */
export const declaredReason = (message: string): Text | undefined => reasons.get(message)

/** The reason of zod's issue: its contract's, or what its kind says. */
export function reasonOf({ code, message = '' }: Issue): Text {
  const own = declaredReason(message)
  if (own) return own
  if (code === 'invalid_type') return msg`it is missing, or not of the right kind`
  if (code === 'too_small') return msg`it is too short or too small`
  if (code === 'too_big') return msg`it is too long or too large`
  return msg`it is not in the right form`
}

/** What is said of a field that is refused; without a name: of everything that was sent. */
export const refusal = (field: string, why: Text): Text =>
  field === '' ? msg`The request cannot be used: ${{ why }}.` : msg`The field "${{ field }}" cannot be used: ${{ why }}.`
