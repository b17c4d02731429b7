import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { headCode } from '#domain/transparency-log/head-code.ts'
import { isSameHash, provesConsistency, treeOf } from '#domain/transparency-log/merkle-tree.ts'
import { type Family, family, system, type TestPerson } from '#test/support/family.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import { type CaseTx, casesOf } from '#access/cases.ts'
import { headsSince, type LogHead, newestHead } from './public.ts'

const theApp = sharedApp()
const host = 'records.example'

const as = <T>({ database, clock }: TestApp, { account }: Pick<TestPerson, 'account'>, work: (tx: CaseTx) => Promise<T>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, work)
const headOf = (backend: TestApp, who: Pick<TestPerson, 'account'>, caseId: string, log = caseId) =>
  as(backend, who, (tx) => newestHead(tx, { caseId, log, host, at: new Date(backend.clock.now) }))

async function addChild({ ana, ben, caseId }: Family, n: number) {
  const reply = await (n % 2 ? ana : ben).inject({
    method: 'POST',
    url: `/api/cases/${caseId}/children`,
    payload: { name: `Kid ${n}`, born: null },
  })
  expect(reply.statusCode).toBe(200)
}
async function addTask({ ana, caseId }: Family, n: number) {
  const reply = await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/tasks`, payload: { title: `Call ${n}`, dueOn: null } })
  expect(reply.statusCode).toBe(200)
}

const leavesOf = (backend: TestApp, caseId: string, log = caseId) =>
  system(backend, async (tx) => {
    const rows = await tx
      .selectFrom('ledger_leaf')
      .select(['seq', 'hash'])
      .where('case_id', '=', caseId)
      .where('log', '=', log)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, n) => n + 1))
    return rows.map(({ hash }) => new Uint8Array(hash))
  })

test('a head is made when the log has grown, goes on from the one before, and is that of the tree of all leaves', async () => {
  const backend = await theApp()
  const f = await family(backend)
  expect(await headOf(backend, f.ana, f.caseId)).toBeNull()
  const heads: LogHead[] = []
  for (const many of [1, 2, 4, 1, 5]) {
    for (let n = 0; n < many; n += 1) await addChild(f, n)
    backend.clock.now += 60_000
    const head: LogHead = (await headOf(backend, heads.length % 2 ? f.ana : f.ben, f.caseId))!
    heads.push(head)
    const tree = treeOf(await leavesOf(backend, f.caseId))
    expect(head).toMatchObject({ size: tree.size, root: tree.root(), origin: `records.example/ledger/case/${f.caseId}`, day: '2026-03-12' })
    expect(head.code).toBe(headCode(head))
    for (const older of heads) expect(provesConsistency(older, head, tree.consistency(older.size))).toBe(true)
  }
  expect(heads.map(({ size }) => size)).toEqual([1, 3, 7, 8, 13])
  // Nothing new: the same head, with its time.
  backend.clock.now += 60_000
  expect(await headOf(backend, f.ana, f.caseId)).toEqual(heads.at(-1))
  expect(await as(backend, f.ben, (tx) => headsSince(tx, { caseId: f.caseId, log: f.caseId }, 3))).toEqual(heads.slice(2))
})

test('changes and heads at once: the log has no gap, and of one size there is one head for both', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const acts = Array.from({ length: 12 }, async (_, n) => {
    await addChild(f, n)
    return headOf(backend, n % 2 ? f.ben : f.ana, f.caseId)
  })
  const heads = await Promise.all(acts)
  const tree = treeOf(await leavesOf(backend, f.caseId))
  expect(tree.size).toBe(12)
  const wrong = heads.filter((head) => !isSameHash(head!.root, tree.root(head!.size)))
  expect(wrong).toEqual([])
  expect(await headOf(backend, f.ana, f.caseId)).toEqual(await headOf(backend, f.ben, f.caseId))
})

test('the head of a private log is its owner’s: nobody else learns that there is one, and it leaves the shared one as it is', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await addChild(f, 1)
  const before = await headOf(backend, f.ben, f.caseId)
  for (let n = 0; n < 3; n += 1) await addTask(f, n)
  const own = await headOf(backend, f.ana, f.caseId, f.ana.memberId)
  expect(own).toMatchObject({ size: 3, origin: `records.example/ledger/seat/${f.ana.memberId}` })
  expect(await headOf(backend, f.ben, f.caseId, f.ana.memberId)).toBeNull()
  expect(await headOf(backend, f.ben, f.caseId)).toEqual(before)
  const seen = await as(backend, f.ben, (tx) => tx.selectFrom('ledger_head').select('log').execute())
  expect(seen).toEqual([{ log: f.caseId }])
  const stranger = await family(backend)
  expect(await headOf(backend, stranger.ana, f.caseId)).toBeNull()
})

test('a head that was read can’t be changed, and who holds one finds a log that was written again', async () => {
  const backend = await testApp()
  const f = await family(backend)
  for (let n = 0; n < 5; n += 1) await addChild(f, n)
  const held = (await headOf(backend, f.ana, f.caseId))!
  const { owner } = backend.database
  for (const act of ['update ledger_head set at = now()', 'delete from ledger_head', 'truncate ledger_head cascade'])
    await expect(system(backend, (tx) => sql.raw(act).execute(tx))).rejects.toThrow('the ledger is only added to')
  // An operator of the database can take its triggers off, change a leaf, and make all later heads again.
  for (const table of ['ledger_leaf', 'ledger_head']) await sql`alter table ${sql.table(table)} disable trigger only_added`.execute(owner)
  await system(backend, async (tx) => {
    await sql`update ledger_leaf set hash = sha256('another') where case_id = ${f.caseId} and log = ${f.caseId} and seq = 2`.execute(tx)
    await sql`delete from ledger_head`.execute(tx)
  })
  await addChild(f, 6)
  const again = (await headOf(backend, f.ana, f.caseId))!
  const tree = treeOf(await leavesOf(backend, f.caseId))
  expect([again.size, isSameHash(again.root, tree.root())]).toEqual([6, true])
  expect(isSameHash(tree.root(held.size), held.root)).toBe(false)
  expect(provesConsistency(held, again, tree.consistency(held.size))).toBe(false)
})
