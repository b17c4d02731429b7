// An invented world with every combination of seats: the same seed makes the same world.
import { at, chanceOf, dayOf, days } from './chance.ts'
import type { Families, Person, Seat } from './model.ts'
import { scopes } from '#case/cases/scopes.generated.ts'
import { rowsOf } from './rows.ts'

/** Values that a caller may send in place of an account. None is an account. */
const forgeries: readonly Person[] = [
  { what: 'nobody', account: null, forged: {} },
  { what: 'an empty account', account: null, forged: { 'app.account': '' } },
  { what: 'the word null', account: null, forged: { 'app.account': 'null' } },
  { what: 'no uuid', account: null, forged: { 'app.account': "' or true --" } },
  { what: 'nobody, with a reason', account: null, forged: { 'app.reason': 'membership' } },
  { what: 'nobody, with the account in another name', account: null, forged: { 'app.account_id': '00000000-0000-4000-8000-000000000000' } },
]

export function familiesOf(seed: number): Families {
  const chance = chanceOf(seed)
  const seats: Seat[] = []
  const accounts: string[] = []
  const people: Person[] = [...forgeries]
  const addPerson = (what: string) => {
    const account = chance.uuid()
    accounts.push(account)
    people.push({ what, account })
    return account
  }
  const sit = (caseId: string, account: string | null, role: string, more: Partial<Seat> = {}) => {
    const seat: Seat = {
      caseId,
      id: chance.uuid(),
      account,
      role,
      side: null,
      grantedBy: null,
      scopes: [],
      seesPrivate: false,
      fromDay: null,
      toDay: null,
      expiresAt: null,
      joinedAt: account === null ? null : days(-200),
      endedAt: null,
      ...more,
    }
    seats.push(seat)
    return seat
  }
  const cases = Array.from({ length: 5 }, () => chance.uuid())
  const [full, left, solo, twin, again] = cases as [string, string, string, string, string]

  const ana = addPerson('a parent')
  const ben = addPerson('the other parent')
  const a = sit(full, ana, 'parent', { side: 'A' })
  const b = sit(full, ben, 'parent', { side: 'B' })
  const lawyer = addPerson('an attorney who sees what is private, in two cases')
  sit(full, lawyer, 'attorney', { grantedBy: a.id, scopes: scopes, seesPrivate: true })
  // Each scope is missing somewhere, also from a grant that shows private rows.
  const [half, otherHalf] = [scopes.filter((_, n) => n % 2 === seed % 2), scopes.filter((_, n) => n % 2 !== seed % 2)]
  sit(full, addPerson('an attorney of the other side, with half of the scopes'), 'attorney', {
    grantedBy: b.id,
    scopes: half,
    seesPrivate: true,
  })
  sit(full, addPerson('an attorney with the other half'), 'attorney', { grantedBy: b.id, scopes: otherHalf, seesPrivate: true })
  const range = { fromDay: dayOf(-20), toDay: dayOf(5) }
  sit(full, addPerson('an attorney with days'), 'attorney', { grantedBy: b.id, scopes: scopes, seesPrivate: true, ...range })
  const guardian = addPerson('a guardian ad litem with days, from both parents')
  sit(full, guardian, 'gal', { grantedBy: a.id, scopes: scopes, ...range })
  sit(full, guardian, 'gal', { grantedBy: b.id, scopes: chance.some(scopes), fromDay: dayOf(-3) })
  sit(full, addPerson('a mediator until a day'), 'mediator', { grantedBy: a.id, scopes: scopes, toDay: dayOf(0), expiresAt: days(9) })
  sit(full, addPerson('an expired grant'), 'evaluator', { grantedBy: a.id, scopes: scopes, expiresAt: days(-1) })
  sit(full, addPerson('a grant that expires now'), 'evaluator', { grantedBy: b.id, scopes: scopes, expiresAt: at })
  sit(full, addPerson('a grant that was taken back'), 'attorney', {
    grantedBy: a.id,
    scopes: scopes,
    seesPrivate: true,
    endedAt: days(-2),
  })
  sit(full, addPerson('a therapist of one parent'), 'therapist', { grantedBy: b.id, scopes: ['schedule', 'calendar', 'children'] })
  sit(full, addPerson('a child'), 'child', { grantedBy: a.id, scopes: ['schedule', 'calendar', 'children'] })
  sit(full, addPerson('a third party'), 'third_party', { grantedBy: b.id, scopes: chance.some(scopes), joinedAt: null })
  sit(full, addPerson('a seat without a scope'), 'supervisor', { grantedBy: a.id })

  const stayed = addPerson('a parent whose co-parent left')
  const former = addPerson('a parent who left')
  const c = sit(left, stayed, 'parent', { side: 'A' })
  const d = sit(left, former, 'parent', { side: 'B', endedAt: days(-4) })
  sit(left, null, 'parent', { side: 'B', joinedAt: null })
  sit(left, lawyer, 'attorney', { grantedBy: c.id, scopes: scopes, seesPrivate: true })
  sit(left, addPerson('an attorney of a parent who left'), 'attorney', { grantedBy: d.id, scopes: scopes, seesPrivate: true })

  const alone = addPerson('a parent in two cases, in one alone')
  const e = sit(solo, alone, 'parent', { side: 'A' })
  sit(twin, alone, 'parent', { side: 'B' })
  const f = sit(twin, addPerson('a parent of another case'), 'parent', { side: 'A' })
  sit(solo, addPerson('an evaluator of another case'), 'evaluator', { grantedBy: e.id, scopes: scopes })
  sit(twin, ana, 'third_party', { grantedBy: f.id, scopes: ['schedule', 'children'] })

  const back = addPerson('a parent who left and came back')
  sit(again, back, 'parent', { side: 'A', endedAt: days(-30) })
  sit(again, back, 'parent', { side: 'A' })
  const both = sit(again, former, 'parent', { side: 'B' })
  sit(again, back, 'mediator', { grantedBy: both.id, scopes: chance.some(scopes) })
  sit(again, addPerson('an attorney who sees nothing private'), 'attorney', { grantedBy: both.id, scopes: scopes })

  addPerson('an account without a case')
  people.push({ what: 'an account that does not exist', account: chance.uuid() })
  const there = { at, cases, accounts, seats, people }
  return { ...there, rows: rowsOf(there, chance) }
}
