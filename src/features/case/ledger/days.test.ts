import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { readCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { dayLeaf } from '#domain/transparency-log/day-leaf.ts'
import { leafHash, provesInclusion } from '#domain/transparency-log/merkle-tree.ts'
import { readNote } from '#domain/transparency-log/signed-note.ts'
import { addLeaf, type CaseTx } from '#access/cases.ts'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { growDays } from './days.ts'
import { hashesIn } from './heads.ts'

const aDay = 86_400_000
const today = '2026-03-12'

const grow = ({ database, clock }: TestApp, { secret = testSecret, isAnchored = false } = {}) => {
  const now = () => clock.now
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: now })
  return growDays({ cases, clock: now, host: 'records.example', secret, isAnchored })
}
/** So many entries of someone's own log, at this time of the clock. */
const write = (backend: TestApp, { memberId }: { memberId: string }, { caseId }: Family, many: number) =>
  system(backend, async (tx) => {
    const at = { caseId, log: memberId, topic: 'case', at: new Date(backend.clock.now) }
    for (let n = 0; n < many; n += 1)
      await addLeaf(tx, at, { actor: memberId, verb: 'toolkit.addTask', content: { title: `Call ${n}` }, isShared: false })
  })
const headsIn = ({ database }: TestApp) =>
  database.owner.selectFrom('day_head').select(['day', 'size', 'root', 'note']).orderBy('day').execute()
const rowsIn = (backend: TestApp) =>
  system(backend, (tx) =>
    tx
      .selectFrom('ledger_day_leaf as d')
      .innerJoin('ledger_leaf as l', (on) =>
        on.onRef('l.case_id', '=', 'd.case_id').onRef('l.log', '=', 'd.log').onRef('l.seq', '=', 'd.seq'),
      )
      .select(['d.log', 'd.seq', 'd.day', 'd.index', 'd.nonce', 'd.proof', 'l.hash'])
      .orderBy('d.day')
      .orderBy('d.log')
      .orderBy('d.seq')
      .execute(),
  )
const as = <T>({ database, clock }: TestApp, { account }: TestPerson, work: (tx: CaseTx) => Promise<T>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, work)

test('the private leaves of all seats are in the tree of their day, each proved by its owner’s row, in no order', async () => {
  const backend = await testApp()
  const [f, g] = [await family(backend), await family(backend)]
  await write(backend, f.ana, f, 40)
  await write(backend, f.ben, f, 1)
  await write(backend, g.ben, g, 2)
  await grow(backend)
  // The day is not over: only the one before has a tree, and nobody wrote on it.
  expect((await headsIn(backend)).map(({ day, size }) => [day, size])).toEqual([['2026-03-11', 1024]])
  expect(await rowsIn(backend)).toEqual([])
  backend.clock.now += aDay
  await grow(backend)
  const heads = await headsIn(backend)
  expect(heads.map(({ day, size }) => [day, size])).toEqual([
    ['2026-03-11', 1024],
    [today, 1024],
  ])
  const { root, note } = heads[1]!
  expect(readCheckpoint(readNote(note)!.text)).toEqual({
    origin: `records.example/ledger/private/${today}`,
    size: 1024,
    root: new Uint8Array(root),
  })
  const rows = await rowsIn(backend)
  expect(rows).toHaveLength(43)
  for (const { index, nonce, proof, hash } of rows) {
    const leaf = leafHash(dayLeaf(new Uint8Array(nonce), new Uint8Array(hash)))
    expect(provesInclusion(leaf, { index, size: 1024, root: new Uint8Array(root), proof: hashesIn(proof) })).toBe(true)
  }
  const hers = rows.filter(({ log }) => log === f.ana.memberId).map(({ index }) => index)
  expect(new Set(hers).size).toBe(40)
  // By chance in order once in 40! tries, and beside each other hardly more often.
  expect(hers).not.toEqual(hers.toSorted((one, other) => one - other))
  expect(Math.max(...hers) - Math.min(...hers)).toBeGreaterThan(400)
})

test('a day on which nobody wrote has its tree, and so has each one that was missed; what was committed late is in the next one', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await grow(backend)
  await write(backend, f.ana, f, 1)
  backend.clock.now += 3 * aDay
  await write(backend, f.ana, f, 1)
  await grow(backend)
  const days = ['2026-03-11', today, '2026-03-13', '2026-03-14']
  expect((await headsIn(backend)).map(({ day, size }) => [day, size])).toEqual(days.map((day) => [day, 1024]))
  expect((await rowsIn(backend)).map(({ seq, day }) => [seq, day])).toEqual([[1, today]])

  backend.clock.now -= 3 * aDay
  await write(backend, f.ana, f, 1)
  backend.clock.now += 4 * aDay
  await grow(backend)
  await grow(backend)
  expect((await rowsIn(backend)).map(({ seq, day }) => [seq, day])).toEqual([
    [1, today],
    [2, '2026-03-15'],
    [3, '2026-03-15'],
  ])
})

test('two processes make a day once, one that fails leaves no part of it, and what is there stays as it is', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await write(backend, f.ana, f, 3)
  await grow(backend)
  backend.clock.now += aDay
  // It comes as far as signing.
  await expect(grow(backend, { secret: 'another secret' })).rejects.toThrow('sealed with another secret')
  expect([(await headsIn(backend)).length, (await rowsIn(backend)).length]).toEqual([1, 0])
  await Promise.all([grow(backend), grow(backend), grow(backend)])
  expect([(await headsIn(backend)).length, (await rowsIn(backend)).length]).toEqual([2, 3])

  const refusal = 'the ledger is only added to'
  const { owner } = backend.database
  await expect(owner.updateTable('day_head').set({ note: 'Another note.' }).execute()).rejects.toThrow(refusal)
  for (const act of ['delete from ledger_day_leaf', 'update ledger_day_leaf set index = 0', 'truncate ledger_day_leaf'])
    await expect(system(backend, (tx) => sql.raw(act).execute(tx))).rejects.toThrow(refusal)
})

test('more entries than a tree of 1,024 holds are in one of 2,048, and its stamp is asked for with it', async () => {
  const backend = await testApp({ env: { TIMESTAMP_URL: 'http://localhost:1/' } })
  const f = await family(backend)
  await write(backend, f.ana, f, 1025)
  backend.clock.now += aDay
  await grow(backend, { isAnchored: true })
  expect((await headsIn(backend)).map(({ day, size }) => [day, size])).toEqual([[today, 2048]])
  expect(await rowsIn(backend)).toHaveLength(1025)
  const asked = await sql<{ name: string; data: object }>`select name, data from pgboss.job_common`.execute(backend.database.owner)
  expect(asked.rows).toEqual([{ name: 'ledger.stamp', data: { day: today } }])
})

test('where a leaf is in the tree is read by its owner alone', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await write(backend, f.ana, f, 2)
  backend.clock.now += aDay
  await grow(backend)
  const seen = (who: TestPerson) =>
    as(backend, who, (tx) => tx.selectFrom('ledger_day_leaf').select(['log', 'seq']).orderBy('seq').execute())
  expect(await seen(f.ana)).toEqual([
    { log: f.ana.memberId, seq: 1 },
    { log: f.ana.memberId, seq: 2 },
  ])
  const others = [f.ben, await grant(backend, f, { seesPrivate: true }), (await family(backend)).ana]
  for (const who of others) expect(await seen(who)).toEqual([])
})
