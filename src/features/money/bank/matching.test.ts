import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import type { Person } from '#access/actor.ts'
import type { Asking } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { family, type TestPerson } from '#test/support/family.ts'
import { seededRandom } from '#test/support/random.ts'
import { sharedApp } from '#test/support/test-app.ts'
import { matching } from './matching.ts'
import type { BankCandidate, BankEvidence, BankMatchSource } from './public.ts'

const theApp = sharedApp()
const target = '0190a1b2-c3d4-7000-8000-000000000001'

/** A family whose bank lines can be matched with one reimbursement. */
async function start(candidates: BankCandidate[]) {
  const backend = await theApp()
  const f = await family(backend)
  const evidence: BankEvidence[] = []
  const source: BankMatchSource = {
    kind: 'payment',
    topic: 'case',
    candidates: async () => candidates,
    confirmed: async (_c, match) => {
      evidence.push(match.evidence)
      return { publish: 'author', record: { target: match.target, ...match.evidence } }
    },
    ended: async (_c, match) => ({ publish: 'author', record: { target: match.target } }),
  }
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const handlers = matching({ cases, clock: () => clock.now, random: seededRandom(9), sources: [source] })
  const as = (who: TestPerson, call: string): Asking => ({
    actor: { kind: 'person', account: who.account, gate: 'agreed', isPremium: true, roles: [] } as unknown as Person,
    call,
    key: null,
    byForm: false,
    caller: {} as Asking['caller'],
    setCookies: () => {},
  })
  const today = new Date(clock.now - 5 * 86_400_000).toISOString().slice(0, 10)
  const rows = ['Date,Description,Amount', `${today},ZELLE FROM BEN CARTER,91.25`, `${today},RENT,-1200.00`]
  const file = Buffer.from(rows.join('\n')).toString('base64')
  const part = { part: 0, account: null, as: { name: 'Checking', kind: 'checking', lastFour: '4821' } }
  await f.ana.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/bank/imports`,
    payload: { name: 'a.csv', file, mapping: null, parts: [part], profile: null },
  })
  const proposals = (who = f.ana) => handlers.matches({ ...as(who, 'bank.matches'), query: { case: f.caseId } })
  const confirm = ([line, second]: readonly [string, string?], who = f.ana) =>
    handlers.confirm({
      ...as(who, 'bank.confirm'),
      params: { case: f.caseId, line },
      body: { kind: 'payment', target, second: second ?? null },
    })
  const lines = async () => (await f.ana.inject(`/api/bank/lines?case=${f.caseId}`)).json().lines
  const end = (match: string) => handlers.endMatch({ ...as(f.ana, 'bank.endMatch'), params: { case: f.caseId, match } })
  return { f, today, evidence, proposals, confirm, lines, end, backend }
}

const half = (today: string): BankCandidate => ({
  id: target,
  cents: 9_125,
  day: today as Day,
  words: 'Ben Carter',
  kind: 'transfer',
  name: 'Half of the dentist',
  to: '/co-parenting-payments',
})

test('a line is proposed with reasons, matched by one tap, shares amount, day and last four, and keeps its import from being undone', async () => {
  const items: BankCandidate[] = []
  const { f, today, evidence, proposals, confirm, lines, end } = await start(items)
  items.push(half(today))
  const { isOn, proposed } = await proposals()
  expect(isOn).toBe(true)
  expect(proposed).toMatchObject([
    {
      kind: 'payment',
      target,
      name: 'Half of the dentist',
      lines: [{ cents: 9_125 }],
      reasons: ['Same amount', 'Both say “carter”', 'Same day'],
    },
  ])
  expect((await proposals(f.ben)).proposed).toEqual([])
  const [line] = proposed[0]!.lines
  await expect(confirm([line!.id], f.ben)).rejects.toMatchObject({ code: 'not_found' })
  await confirm([line!.id])
  expect(evidence).toEqual([{ cents: 9_125, day: today, lastFour: '4821' }])
  // Once matched, a line is not matched again.
  await expect(confirm([line!.id])).rejects.toMatchObject({ code: 'not_found' })
  expect((await proposals()).proposed).toEqual([])
  const found = (await lines()).find(({ id }: { id: string }) => id === line!.id)
  expect(found.match).toMatchObject({ kind: 'payment' })
  const { imports } = (await f.ana.inject(`/api/bank?case=${f.caseId}`)).json()
  const undo = async () => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/bank/imports/${imports[0].id}/undo`, payload: {} })
  expect((await undo()).json()).toMatchObject({ message: '1 of these lines is matched. Remove its match first.' })
  expect(await end(found.match.id)).toEqual({ ended: 1 })
  expect((await proposals()).proposed).toHaveLength(1)
  expect((await undo()).statusCode).toBe(200)
})

test('money that went the other way is not matched, and where there is nothing to match with nothing is proposed', async () => {
  const items: BankCandidate[] = []
  const { f, today, confirm, lines } = await start(items)
  items.push({ ...half(today), cents: -9_125 })
  const line = (await lines()).find(({ cents }: { cents: number }) => cents > 0)
  await expect(confirm([line.id])).rejects.toMatchObject({ message: expect.stringContaining('went the other way') })
  expect((await f.ana.inject(`/api/bank/matches?case=${f.caseId}`)).json()).toEqual({ isOn: true, proposed: [] })
})
