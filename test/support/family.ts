import { randomUUID } from 'node:crypto'
import { type CaseTx, casesOf } from '#access/cases.ts'
import { type GrantRole, type Scope } from '#case/cases/contract.ts'
import { scopes } from '#case/cases/scopes.generated.ts'
import { putPersonOf, type SignedIn, withCookie } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** A person with an account, who may have a seat. */
export interface TestPerson extends SignedIn {
  account: string
  email: string
}

export interface Family {
  caseId: string
  /** Side A: began the case. */
  ana: TestPerson & { memberId: string }
  /** Side B: has joined. */
  ben: TestPerson & { memberId: string }
  children: readonly { id: string; name: string }[]
}

/** Someone new, signed in, with an own trial. */
export async function newPerson(backend: TestApp, standing: Parameters<typeof putPersonOf>[1] = {}): Promise<TestPerson> {
  const { account, email, cookie } = await putPersonOf(backend, standing)
  return { ...withCookie(backend, cookie), account, email }
}

/** Runs work as the system, for data that a test needs beforehand. */
export const system = <T>({ database, clock }: Pick<TestApp, 'database' | 'clock'>, work: (tx: CaseTx) => Promise<T>): Promise<T> =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asSystem('a test', work)

interface Made {
  children?: readonly string[]
  zone?: string
  /** The names of the parents, A and B. */
  names?: readonly [string, string]
}

/** Two joined parents of one case in New York's zone, with two children. Inserted by the owner, as the demo is. */
export async function family(
  backend: TestApp,
  { children = ['Maya', 'Leo'], zone = 'America/New_York', names = ['Ana Moreno', 'Ben Carter'] }: Made = {},
): Promise<Family> {
  const at = new Date(backend.clock.now)
  const [ana, ben] = [await newPerson(backend), await newPerson(backend)]
  const caseId = randomUUID()
  const [a, b] = [randomUUID(), randomUUID()]
  const kids = children.map((name) => ({ id: randomUUID(), name }))
  await system(backend, async (tx) => {
    await tx.insertInto('case_file').values({ case_id: caseId, title: 'A family', state: 'OH', zone, created_at: at }).execute()
    await tx.insertInto('case_count').values({ case_id: caseId }).execute()
    const parent = (id: string, account: string, side: string, name: string) => ({
      case_id: caseId,
      id,
      account_id: account,
      role: 'parent',
      side,
      name,
      joined_at: at,
    })
    await tx
      .insertInto('case_member')
      .values([parent(a, ana.account, 'A', names[0]), parent(b, ben.account, 'B', names[1])])
      .execute()
    for (const { id, name } of kids) {
      await tx.insertInto('child').values({ case_id: caseId, id, author_id: a, name, born: '2018-05', created_at: at }).execute()
    }
  })
  return { caseId, ana: { ...ana, memberId: a }, ben: { ...ben, memberId: b }, children: kids }
}

interface Granting {
  role?: GrantRole
  scopes?: readonly Scope[]
  seesPrivate?: boolean
  days?: { from: string; to: string }
  until?: Date
  /** Someone with an account already; someone new where it is left out. */
  who?: TestPerson
}

/** A seat that a parent granted: by default an attorney's, who sees everything that is shared. */
export async function grant(
  backend: TestApp,
  { caseId, ana }: Family,
  { role = 'attorney', scopes: seen = scopes, seesPrivate = false, days, until, who: known }: Granting = {},
  by: string = ana.memberId,
): Promise<TestPerson & { memberId: string }> {
  const who = known ?? (await newPerson(backend))
  const memberId = randomUUID()
  await system(backend, (tx) =>
    tx
      .insertInto('case_member')
      .values({
        case_id: caseId,
        id: memberId,
        account_id: who.account,
        role,
        name: 'Lena Brandt',
        granted_by: by,
        scopes: [...seen],
        sees_private: seesPrivate,
        from_day: days?.from ?? null,
        to_day: days?.to ?? null,
        expires_at: until ?? null,
        joined_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  return { ...who, memberId }
}
