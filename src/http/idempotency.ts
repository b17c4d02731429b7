import { Fault } from '../kernel/fault.ts'

/** As browsers make them: 22 to 64 letters, digits and dashes, which is room for 128 bits of chance. */
const shape = /^[A-Za-z0-9_-]{22,64}$/

/**
 * Reads an Idempotency-Key; `null` where none was sent.
 * @throws Fault `invalid` for one that is too short to be unique, or of another kind
 */
export function keyIn(sent: string | readonly string[] | undefined): string | null {
  if (sent === undefined || sent === '') return null
  if (typeof sent === 'string' && shape.test(sent)) return sent
  throw new Fault('invalid', 'The Idempotency-Key must be 22 to 64 letters, digits or dashes, made by chance.')
}
