import { expect, test } from 'vitest'
import { askSecond, hasPython } from '#assurance/ledger/second.ts'
import { casesOf } from '#access/cases.ts'
import { buildRecord } from '#domain/record/build.ts'
import { readDay } from '#domain/record/read.ts'
import { recordFile } from '#domain/record/verify.ts'
import { utf8 } from '@scure/base'
import { authority } from '#ports/anchor/authority.testing.ts'
import { rfc3161 } from '#ports/anchor/rfc3161.ts'
import { type Family, family, grant, type TestPerson } from '#test/support/family.ts'
import { order, send } from '#test/support/record.ts'
import { type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { report } from '#verifier/report.ts'
import { growDays } from './days.ts'
import { type Exported, type LedgerPart, openSigner, recordOf, turnLedgerKey } from './public.ts'
import { growSiteTree } from './site.ts'
import { work } from './work.ts'

const host = 'records.example'
/** From the evening on which the tests begin to the night after it, in UTC. */
const untilNight = 7 * 3_600_000

const casesIn = ({ database, clock }: TestApp) => casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
const depsOf = (backend: TestApp, isAnchored = false) => ({
  cases: casesIn(backend),
  clock: () => backend.clock.now,
  host,
  secret: testSecret,
  isAnchored,
})

async function done(...act: Parameters<typeof send>) {
  const reply = await send(...act)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string }>().id
}
const addChild = (f: Family, name: string) => done(f.ana, f, 'POST', '/children', { name, born: null })
const addTask = (who: TestPerson, f: Family, title: string) => done(who, f, 'POST', '/tasks', { title, dueOn: null })

type Choice = Pick<Exported, 'isChosen' | 'withOwn'>

/** What the ledger gives to an export of someone. */
async function partOf(backend: TestApp, who: TestPerson & { memberId: string }, { caseId }: Family, choice: Choice = {}) {
  const at = new Date(backend.clock.now)
  const signer = await openSigner({ cases: casesIn(backend), host, secret: testSecret, at })
  return casesIn(backend).asActor(who, (tx) =>
    recordOf(tx, { caseId, memberId: who.memberId }, { signer, app: backend.database.app, host, at, ...choice }),
  )
}

/** The files of an export that has this of the ledger. */
function recordWith({ clock }: TestApp, who: { memberId: string }, f: Family, part: LedgerPart, other: Partial<LedgerPart> = {}) {
  const about = {
    software: 'CaseBalance',
    case: f.caseId,
    seat: who.memberId,
    askedBy: 'Ana Moreno',
    madeAt: new Date(clock.now).toISOString(),
    zone: 'America/New_York',
    range: { from: null, to: null },
    filters: [],
    omitted: { statement: 'Nothing was left out.', counts: [] },
  }
  return buildRecord({ about, ...part, ...other, contents: [] })
}
const filesOf = async (backend: TestApp, who: TestPerson & { memberId: string }, f: Family, choice: Choice = {}) =>
  recordWith(backend, who, f, (await partOf(backend, who, f, choice))!)
const judged = (files: ReadonlyMap<string, Uint8Array>) => report([...files].map(([name, content]) => recordFile(name, content)))
/** Everything of a record that is not about a day. */
const besidesDays = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files].filter(([name]) => !/day-|manifest/.test(name)).map(([name, content]) => [name, Buffer.from(content).toString('base64')])

/** An export of Ana's, with the tree of a day, and the same with another place in it, as if it were signed like that. */
async function exportsOfAna() {
  const backend = await testApp({ env: { TIMESTAMP_URL: 'http://localhost:1/' } })
  const f = await family(backend)
  await addChild(f, 'Maya')
  await addTask(f.ana, f, 'Call the clerk')
  await addTask(f.ben, f, 'Ask for the transcript')
  const decree = await done(f.ana, f, 'POST', '/orders', order)
  await growSiteTree(depsOf(backend, true))
  backend.clock.now += untilNight
  await growDays(depsOf(backend, true))
  // Written on that day, and committed after its tree: it waits for the next one.
  backend.clock.now -= untilNight
  await addTask(f.ana, f, 'Call again')
  await done(f.ana, f, 'PUT', `/orders/${decree}`, { ...order, isShared: true })
  backend.clock.now += untilNight

  const tsa = await authority({ now: () => backend.clock.now })
  const anchor = rfc3161({ url: tsa.url, clock: () => backend.clock.now })
  const [stamp] = work({ owner: backend.database.owner, anchor, report: () => {} })
  await stamp!.run({ size: 1 })
  await stamp!.run({ day: '2026-03-12' })
  tsa.close()

  const part = (await partOf(backend, f.ana, f))!
  const elsewhere = part.days.map((day) => ({ ...day, leaves: day.leaves.map((leaf) => ({ ...leaf, index: leaf.index ^ 1 })) }))
  return { files: recordWith(backend, f.ana, f, part), other: recordWith(backend, f.ana, f, part, { days: elsewhere }) }
}

test('an export of a real ledger holds, and shows the day of what someone wrote for themselves', async () => {
  const { files, other } = await exportsOfAna()
  expect([...files.keys()].filter((name) => name.includes('day-'))).toEqual([
    'proof/day-2026-03-12.json',
    'proof/day-2026-03-12.checkpoint',
    'proof/day-2026-03-12.token',
  ])
  const { holds, wrong, about } = await judged(files)
  expect([holds, wrong]).toEqual([true, []])
  expect(about.join('\n')).toContain('Test Authority says that the private entries of 2026-03-12 existed at 2026-03-13T01:00:00.000Z.')
  expect(about.join('\n')).toContain('Test Authority says that the public tree existed at 2026-03-13T01:00:00.000Z.')
  expect(about).toContain(
    "Entry 2 of the shared log was private before: it names entry 2 of the exporter's own log, which is in the tree of 2026-03-12.",
  )
  // Of her three entries two were there on that day.
  expect(readDay(utf8.encode(files.get('proof/day-2026-03-12.json')!))!.leaves.map(({ seq }) => seq)).toEqual([1, 2])
  const unproved = (n: number) => `proof/day-2026-03-12.json does not show that entry ${n} existed on that day.`
  expect((await judged(other)).wrong).toEqual([unproved(1), unproved(2)])
})

test.skipIf(!hasPython())('the verifier that shares no code with ours says the same of it', async () => {
  const { files, other } = await exportsOfAna()
  expect(await askSecond(files, [new Map(), other])).toMatchObject([
    { holds: true, files: [] },
    { holds: false, files: ['proof/day-2026-03-12.json'] },
  ])
})

test('an export is the same bytes, whether the other parent wrote nothing for themselves, or thirty things', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await addChild(f, 'Maya')
  await addTask(f.ben, f, 'Ask for the transcript')
  await growSiteTree(depsOf(backend))
  const before = await filesOf(backend, f.ben, f)
  for (let n = 0; n < 30; n += 1) await addTask(f.ana, f, `Call ${n}`)
  expect([...(await filesOf(backend, f.ben, f))]).toEqual([...before])

  // And in the tree of that day: its proof has the length that it has for one who writes alone, and so has the next day's.
  backend.clock.now += untilNight
  await growDays(depsOf(backend))
  const alone = await testApp()
  const h = await family(alone)
  await addChild(h, 'Maya')
  await addTask(h.ben, h, 'Ask for the transcript')
  alone.clock.now += untilNight
  await growDays(depsOf(alone))
  const after = await filesOf(backend, f.ben, f)
  const shapeOf = (files: ReadonlyMap<string, Uint8Array>) => {
    const { leaves } = readDay(utf8.encode(files.get('proof/day-2026-03-12.json')!))!
    const checkpoint = utf8.encode(files.get('proof/day-2026-03-12.checkpoint')!)
    return [leaves.map(({ seq, proof }) => [seq, proof.length]), checkpoint.split('\n').slice(0, 2)]
  }
  const shape = [[[1, 10]], ['records.example/ledger/private/2026-03-12', '1024']]
  expect([shapeOf(after), shapeOf(await filesOf(alone, h.ben, h))]).toEqual([shape, shape])
  expect(besidesDays(after)).toEqual(besidesDays(before))
  expect((await judged(after)).holds).toBe(true)
})

test('of chosen entries the days are chosen too, and an export without the own log has nothing of it', async () => {
  const backend = await testApp()
  const f = await family(backend)
  for (const name of ['Maya', 'Leo']) await addChild(f, name)
  for (const n of [1, 2, 3]) await addTask(f.ana, f, `Call ${n}`)
  backend.clock.now += untilNight
  await growDays(depsOf(backend))
  const some = await filesOf(backend, f.ana, f, { isChosen: ({ leaf }, log) => log === 'shared' || leaf.seq === 2 })
  expect(readDay(utf8.encode(some.get('proof/day-2026-03-12.json')!))!.leaves.map(({ seq }) => seq)).toEqual([2])
  expect((await judged(some)).wrong).toEqual([])
  const without = await filesOf(backend, f.ana, f, { withOwn: false })
  expect([...without.keys()].filter((name) => /own|day/.test(name))).toEqual([])
  expect((await judged(without)).wrong).toEqual([])
})

test('a record has the keys that signed before, each named by the one before it; and one that was turned meanwhile signs nothing', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await addChild(f, 'Maya')
  await growSiteTree(depsOf(backend))
  backend.clock.now += 60_000
  const at = new Date(backend.clock.now)
  const cases = casesIn(backend)
  const older = await openSigner({ cases, host, secret: testSecret, at })
  // The secret stays; what is turned is turned to another and back.
  const { owner } = backend.database
  await turnLedgerKey(owner, { from: testSecret, to: 'another secret', at })
  await turnLedgerKey(owner, { from: 'another secret', to: testSecret, at: new Date(backend.clock.now + 1) })
  backend.clock.now += 2
  const files = await filesOf(backend, f.ben, f)
  expect((await judged(files)).wrong).toEqual([])
  expect(utf8.encode(files.get('proof/keys.json')!).match(/casebalance-key\/1/g)).toHaveLength(2)
  const late = cases.asActor(f.ben, (tx) =>
    recordOf(tx, { caseId: f.caseId, memberId: f.ben.memberId }, { signer: older, app: backend.database.app, host, at }),
  )
  await expect(late).rejects.toThrow('turned during an export')
})

test('nobody exports the log of another seat, and a granted seat exports none', async () => {
  const backend = await testApp()
  const f = await family(backend)
  expect(await partOf(backend, f.ana, f)).toBeNull()
  await addChild(f, 'Maya')
  await addTask(f.ana, f, 'Call the clerk')
  backend.clock.now += untilNight
  await growDays(depsOf(backend))
  const asAna = await partOf(backend, { ...f.ben, memberId: f.ana.memberId }, f)
  expect([asAna!.own, asAna!.days]).toEqual([null, []])
  expect(await partOf(backend, await grant(backend, f, { seesPrivate: true }), f)).toBeNull()
  const stranger = await family(backend)
  expect(await partOf(backend, stranger.ana, f)).toBeNull()
})
