import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type Actor, type Person, signedIn } from './actor.ts'

/** How long a password, a passkey or a code that was given counts. Milliseconds. */
const confirmedFor = 10 * 60_000

export function isConfirmed(confirmedAt: number, now: number): boolean {
  return now - confirmedAt <= confirmedFor
}

/**
 * The person behind a call that needs the password, or a code, of the last ten minutes: what changes a way in, and
 * what staff does to others (ASVS 7.5.1).
 * @throws Fault `forbidden`; `detail.why` is `confirm`, and a page then asks (features/accounts/security/public.tsx)
 */
export function confirmed(actor: Actor, clock: Clock): Person {
  const person = signedIn(actor)
  if (isConfirmed(person.confirmedAt, clock())) return person
  throw new Fault('forbidden', msg`Give your password again first: it was given more than ten minutes ago.`, { why: 'confirm' })
}
