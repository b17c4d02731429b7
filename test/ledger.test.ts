// Every change of a case leaves its leaf (docs/decisions/0083). Two nets look after that: each database here demands a leaf for changed rows
// (support/demand-leaves.ts), and at the end of a run each call must have left one somewhere (scripts/leaves-seen.ts).
import { expect, test } from 'vitest'
import { casesOf, changed } from '#access/cases.ts'
import { hashOfLeaf } from '#domain/transparency-log/leaf.ts'
import { emptyFrontier, grown, rootOf } from '#domain/transparency-log/merkle-tree.ts'
import { add, change, draft } from './support/calendar.ts'
import { type Family, family, grant, type TestPerson } from './support/family.ts'
import { sharedApp, type TestApp } from './support/test-app.ts'

const theApp = sharedApp()

async function post(who: TestPerson, url: string, payload: object, method: 'POST' | 'PUT' | 'PATCH' = 'POST') {
  const reply = await who.inject({ method, url, payload })
  expect([url, reply.statusCode, reply.body]).toEqual([url, 200, expect.any(String)])
  return reply.json<{ id: string }>()
}

/** What someone sees of the ledger of their case, the logs by their ids. */
const seenBy = ({ database, clock }: TestApp, { account }: Pick<TestPerson, 'account'>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, async (tx) => ({
    logs: await tx.selectFrom('ledger_log').selectAll().orderBy('log').execute(),
    leaves: await tx.selectFrom('ledger_leaf').selectAll().orderBy('log').orderBy('seq').execute(),
    objects: await tx.selectFrom('ledger_object').selectAll().orderBy('log').orderBy('seq').execute(),
  }))

const task = (title: string) => ({ title, dueOn: null })
const order = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, facts: {}, isShared: true }

test('a change that leaves no leaf fails its test', async () => {
  const backend = await theApp()
  const { ana, caseId } = await family(backend)
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  await expect(
    cases.asActor(ana, (tx) => tx.updateTable('child').set({ name: 'Other' }).where('case_id', '=', caseId).execute()),
  ).rejects.toThrow('a change of child leaves no leaf in the ledger')
})

test('what is shared stands in the log of the case, what is private in the own one, each numbered without a gap', async () => {
  const backend = await theApp()
  const { ana, ben, caseId } = await family(backend)
  const at = (rest: string) => `/api/cases/${caseId}${rest}`
  const { id: shared } = await post(ana, at('/orders'), order)
  const { id: own } = await post(ana, at('/orders'), { ...order, isShared: false })
  await post(ana, at(`/orders/${own}/removed`), { removed: true })
  await post(ana, at(`/orders/${shared}/removed`), { removed: true })
  const { id: contact } = await post(ana, at('/contacts'), { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '' })
  await post(ana, at(`/contacts/${contact}`), { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '3B' }, 'PUT')
  await post(ana, at(`/contacts/${contact}/removed`), { removed: true })
  const { leaves } = await seenBy(backend, ana)
  const inLog = (log: string) => leaves.filter((leaf) => leaf.log === log).map(({ seq, verb }) => `${seq} ${verb}`)
  expect(inLog(caseId)).toEqual(['1 cases.addOrder', '2 cases.removeOrder'])
  expect(inLog(ana.memberId)).toEqual([
    '1 cases.addOrder',
    '2 cases.removeOrder',
    '3 toolkit.addContact',
    '4 toolkit.changeContact',
    '5 toolkit.removeContact',
  ])
  expect((await seenBy(backend, ben)).leaves.map(({ verb, log }) => [verb, log])).toEqual([
    ['cases.addOrder', caseId],
    ['cases.removeOrder', caseId],
  ])
})

test('a hearing that is cancelled, and the change taken back, are two leaves', async () => {
  const backend = await theApp()
  const { ana, caseId } = await family(backend)
  const { checks } = await import('#schedule/hearings/feature.checks.ts')
  const { first } = await checks.repeats!['/api/cases/:case/hearings']!({ backend, f: { ana, caseId } as Family, ofCase: { case: caseId } })
  const { id } = await post(ana, `/api/cases/${caseId}/hearings`, first.body!)
  await post(ana, `/api/cases/${caseId}/hearings/${id}/cancel`, { cancelled: true })
  await post(ana, `/api/cases/${caseId}/hearings/${id}/cancel`, { cancelled: false })
  expect((await seenBy(backend, ana)).leaves.map(({ verb }) => verb)).toEqual(['hearings.add', 'hearings.cancel', 'hearings.cancel'])
})

test('what she does in private leaves no trace with him: no size, no gap, no time, no number', async () => {
  const backend = await theApp()
  const seen = []
  for (const many of [0, 30]) {
    const { ana, ben, caseId } = await family(backend)
    const privately = async () => {
      for (let n = 0; n < many / 3; n += 1) await post(ana, `/api/cases/${caseId}/tasks`, task(`Call the clerk ${n}`))
    }
    await privately()
    await post(ana, `/api/cases/${caseId}/orders`, order)
    await privately()
    await post(ben, `/api/cases/${caseId}/orders`, order)
    await privately()
    const { logs, leaves, objects } = await seenBy(backend, ben)
    seen.push({
      logs: logs.map(({ log, size }) => [log === caseId, size]),
      leaves: leaves.map(({ log, seq, actor_id, verb, at }) => [log === caseId, seq, actor_id === ana.memberId, verb, at]),
      objects: objects.map(({ log, seq, author_id }) => [log === caseId, seq, author_id === ana.memberId]),
    })
    expect((await seenBy(backend, ana)).leaves).toHaveLength(2 + many)
  }
  expect(seen[0]!.leaves).toHaveLength(2)
  expect(seen[1]).toEqual(seen[0])
})

test('what all may read of a shared change is read by both, what was merely asked by its author alone', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId } = f
  const { id } = await post(ana, `/api/cases/${caseId}/orders`, order)
  await post(ana, `/api/cases/${caseId}/orders/${id}`, { ...order, title: 'With my notes', isShared: false }, 'PUT')
  const contents = async (who: Pick<TestPerson, 'account'>) =>
    (await seenBy(backend, who)).objects.map(({ content }) => JSON.parse(content) as unknown)
  const [said, asked] = [
    { id, ...order },
    { order: id, body: { ...order, title: 'With my notes', isShared: false } },
  ]
  expect(await contents(ana)).toEqual([said, asked])
  expect(await contents(ben)).toEqual([said])
  expect((await seenBy(backend, ben)).leaves).toEqual((await seenBy(backend, ana)).leaves)
  // Her attorney reads what she lets them read; his reads what he does.
  expect(await contents(await grant(backend, f, { seesPrivate: true }))).toEqual([said, asked])
  expect(await contents(await grant(backend, f, { seesPrivate: true }, ben.memberId))).toEqual([said])
})

test('both read of a record of time that is shared later when it was noted, and of a hearing what it says', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId, children } = f
  const [from, to] = [
    { day: '2026-03-10', at: '09:00' },
    { day: '2026-03-10', at: '10:00' },
  ]
  const noted = { holder: 'A', note: 'He came late.', childIds: [children[0]!.id], isShared: false, from, to }
  const { id } = await post(ana, `/api/cases/${caseId}/schedule/actual`, noted)
  const noting = new Date(backend.clock.now).toISOString()
  backend.clock.now += 60_000
  await post(ana, `/api/cases/${caseId}/schedule/actual/${id}`, { act: 'share' }, 'PATCH')
  const { checks } = await import('#schedule/hearings/feature.checks.ts')
  const { first } = await checks.repeats!['/api/cases/:case/hearings']!({ backend, f, ofCase: { case: caseId } })
  const said = { ...(first.body as object), isShared: true }
  const { id: hearing } = await post(ana, `/api/cases/${caseId}/hearings`, said)
  const contents = async (who: TestPerson) => (await seenBy(backend, who)).objects.map(({ content }) => JSON.parse(content) as unknown)
  expect(await contents(ben)).toMatchObject([
    { id, act: 'share', note: 'He came late.', createdAt: noting },
    { ...said, id: hearing },
  ])
  expect(await contents(ana)).toHaveLength(3)
})

test('the hashes that the database wrote are those of the leaves, and both parents find the same root', async () => {
  const backend = await theApp()
  const { ana, ben, caseId } = await family(backend)
  for (let n = 0; n < 7; n += 1) await post(n % 2 ? ana : ben, `/api/cases/${caseId}/children`, { name: `Kid ${n}`, born: null })
  const roots = []
  for (const who of [ana, ben]) {
    const { leaves } = await seenBy(backend, who)
    const hashes = leaves.map(({ seq, case_id, actor_id, verb, object, at }) =>
      hashOfLeaf({ seq, case: case_id, actor: actor_id!, verb, object: object.toString('hex'), at: at.toISOString() }),
    )
    expect(hashes.map((hash) => Buffer.from(hash).toString('hex'))).toEqual(leaves.map(({ hash }) => hash.toString('hex')))
    roots.push(Buffer.from(rootOf(grown(emptyFrontier, hashes))).toString('hex'))
  }
  expect(roots[0]).toBe(roots[1])
})

test('an event that is no longer shared is read by nobody else', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben } = f
  const { id } = (await add(ana, f, { title: 'Soccer' })).json<{ id: string }>()
  await change(ana, f, id, { ...draft, title: 'With my lawyer', isShared: false, sequence: 0 })
  const [hers, his] = [await seenBy(backend, ana), await seenBy(backend, ben)]
  expect(hers.objects.map(({ content }) => content.includes('lawyer'))).toEqual([false, true])
  expect(his.objects.map(({ content }) => content.includes('Soccer'))).toEqual([true])
  expect(his.leaves.map(({ verb }) => verb)).toEqual(['events.add', 'events.change'])
})

test('that she ended his part stands in her own log alone', async () => {
  const backend = await theApp()
  const { ana, ben, caseId } = await family(backend)
  await post(ana, `/api/cases/${caseId}/people/hold`, { kind: 'blocked', email: null, note: 'He follows me.' })
  const verbs = async (who: TestPerson) => (await seenBy(backend, who)).leaves.map(({ verb, log }) => [verb, log])
  expect(await verbs(ana)).toEqual([['people.hold', ana.memberId]])
  expect(await verbs(ben)).toEqual([])
})

test('what is shared later names the leaf that it left first in its author’s own log, and nothing else of that log', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { ana, ben, caseId, children } = f
  const at = (rest: string) => `/api/cases/${caseId}${rest}`
  const { checks } = await import('#schedule/hearings/feature.checks.ts')
  const { first } = await checks.repeats!['/api/cases/:case/hearings']!({ backend, f, ofCase: { case: caseId } })
  const [from, to] = [
    { day: '2026-03-10', at: '09:00' },
    { day: '2026-03-10', at: '10:00' },
  ]
  const noted = { holder: 'A', note: '', childIds: [children[0]!.id], isShared: false, from, to }
  const hearing = { ...(first.body as object), isShared: false }
  const own = [
    await post(ana, at('/orders'), { ...order, isShared: false }),
    await post(ana, at('/hearings'), hearing),
    (await add(ana, f, { title: 'Soccer', isShared: false })).json<{ id: string }>(),
    await post(ana, at('/schedule/actual'), noted),
  ].map(({ id }) => id)
  await post(ana, at(`/orders/${own[0]}`), { ...order, title: 'Read once more', isShared: false }, 'PUT')
  expect((await seenBy(backend, ben)).leaves).toEqual([])

  await post(ana, at(`/orders/${own[0]}`), order, 'PUT')
  await post(ana, at(`/hearings/${own[1]}`), { ...hearing, isShared: true, sequence: 0 }, 'PUT')
  await change(ana, f, own[2]!, { ...draft, title: 'Soccer', isShared: true, sequence: 0 })
  await post(ana, at(`/schedule/actual/${own[3]}`), { act: 'share' }, 'PATCH')
  // What all saw before says nothing of the kind.
  await post(ana, at(`/orders/${own[0]}`), { ...order, title: 'The decree' }, 'PUT')
  const his = await seenBy(backend, ben)
  const said = his.objects.map(({ content }) => JSON.parse(content) as { id: string; sharedFrom?: string })
  const hers = (await seenBy(backend, ana)).leaves.filter(({ log }) => log === ana.memberId)
  expect(said.map(({ id, sharedFrom }) => [id, sharedFrom])).toEqual([
    ...own.map((id, n) => [id, hers[n]!.hash.toString('hex')]),
    [own[0], undefined],
  ])
  expect(his.logs.map(({ log }) => log)).toEqual([caseId])
})

test('a row that is shared by a leaf without its first day fails its test', async () => {
  const backend = await theApp()
  const { ana, caseId } = await family(backend)
  const { id } = await post(ana, `/api/cases/${caseId}/orders`, { ...order, isShared: false })
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const share = cases.asActor(ana, async (tx) => {
    await tx.updateTable('case_order').set({ is_shared: true }).where('case_id', '=', caseId).where('id', '=', id).execute()
    const entry = { actor: ana.memberId, verb: 'cases.changeOrder', content: { id }, isShared: true }
    await changed(tx, { caseId, topic: 'orders', at: new Date(clock.now), entry })
  })
  await expect(share).rejects.toThrow('a row of case_order is shared, and its leaf does not say since when it was there')
})
