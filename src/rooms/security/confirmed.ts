import { type Actor, type Person, signedIn } from '../../access/actor.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import { isConfirmed } from './rules.ts'

/**
 * The person behind a call that needs the password, or a code, of the last ten minutes (ASVS 7.5.1).
 * @throws Fault `forbidden`; `detail.why` is `confirm`, and a page then asks (parts/confirm.tsx)
 */
export function confirmed(actor: Actor, clock: Clock): Person {
  const person = signedIn(actor)
  if (isConfirmed(person.confirmedAt, clock())) return person
  throw new Fault('forbidden', 'Give your password again first.', { why: 'confirm' })
}
