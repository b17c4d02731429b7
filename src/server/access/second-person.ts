import { type Second, secondPerson, secondSentence } from '#domain/access/second-person.ts'
import { Fault } from '#kernel/fault.ts'
import type { Db } from '#ports/db/port.ts'
import type { Role } from './actor.ts'
import { rolesOf } from './roles.ts'

/**
 * Whether someone counts as a second person beside others, as their roles stand now: for every act that takes two.
 * @param enough the roles of which one is enough for the act
 */
export async function secondPersonNow(
  db: Db,
  { me, others, enough, now }: { me: string; others: readonly string[]; enough: readonly Role[]; now: number },
): Promise<Second> {
  const found = (await rolesOf(db, me)).filter(({ role }) => enough.includes(role))
  return secondPerson(
    me,
    others,
    found.map((one) => ({ ...one, grantedAt: one.grantedAt.getTime() })),
    now,
  )
}

/** @throws Fault `forbidden` with `why: rule` for a person who does not count as a second one */
export async function mustBeSecond(db: Db, me: string, others: readonly string[], enough: readonly Role[], now: number): Promise<void> {
  const is = await secondPersonNow(db, { me, others, enough, now })
  if (is !== 'ok') throw new Fault('forbidden', secondSentence[is], { why: 'rule' })
}
