import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { leafHash, provesConsistency, provesInclusion, treeOf } from '#domain/transparency-log/merkle-tree.ts'
import { readKey, readNote, signersOf } from '#domain/transparency-log/signed-note.ts'
import { siteLeaf } from '#domain/transparency-log/site-leaf.ts'
import { authority } from '#ports/anchor/authority.testing.ts'
import { NoStamp } from '#ports/anchor/port.ts'
import { rfc3161 } from '#ports/anchor/rfc3161.ts'
import { casesOf } from '#access/cases.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { turnLedgerKey } from './public.ts'
import { growSiteTree } from './site.ts'
import { work } from './work.ts'

const host = 'records.example'

const grow = ({ database, clock }: TestApp, { secret = testSecret, isAnchored = false } = {}) => {
  const now = () => clock.now
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: now })
  return growSiteTree({ cases, clock: now, host, secret, isAnchored })
}
async function addChild({ ana, caseId }: Family, name: string) {
  const payload = { name, born: null }
  expect((await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/children`, payload })).statusCode).toBe(200)
}
async function addTask({ ana, caseId }: Family) {
  const payload = { title: 'Call the clerk', dueOn: null }
  expect((await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/tasks`, payload })).statusCode).toBe(200)
}
const pageOf = async ({ app }: TestApp, query = '') => (await app.inject(`/api/ledger${query}`)).json()
const dataOf = async ({ database }: TestApp) =>
  (await database.owner.selectFrom('site_leaf').select('data').orderBy('index').execute()).map(({ data }) => new Uint8Array(data))
const ownOf = (backend: TestApp) => system(backend, (tx) => tx.selectFrom('ledger_site_leaf').selectAll().orderBy('index').execute())

/** As anyone does it who has the public key: by the platform's own cryptography. */
const isSigned = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') }, format: 'jwk' })
  return verify(null, message, key, signature)
}
/** The checkpoint of a note that this key signed; `null` where it did not. */
function checkpointOf(note: string, vkey: string) {
  const read = readNote(note)!
  const signers = signersOf(read, [readKey(vkey)!], isSigned)
  return signers?.length === 1 ? readCheckpoint(read.text) : null
}

test('heads of shared logs come into one signed tree, which says nothing of the cases, and each parent can prove theirs', async () => {
  const backend = await testApp()
  const [one, other] = [await family(backend), await family(backend)]
  await grow(backend)
  expect(await pageOf(backend)).toEqual({ heads: [], next: null, keys: [], isAnchored: false })

  await addChild(one, 'Maya')
  await addChild(other, 'Leo')
  // What a parent has alone is not in the public tree.
  await addTask(one)
  await grow(backend)
  const first = await pageOf(backend)
  expect(first).toMatchObject({ heads: [{ size: 2, stamp: null }], keys: [{ until: null, handover: null }] })
  // Nothing has grown: nothing is added.
  backend.clock.now += 600_000
  await grow(backend)
  expect(await pageOf(backend)).toEqual(first)

  await addChild(one, 'Ida')
  await grow(backend)
  const page = await pageOf(backend)
  expect(page.heads.map(({ size }: { size: number }) => size)).toEqual([3, 2])
  const [{ vkey }] = page.keys
  const note = (await backend.app.inject('/api/ledger/heads/3/head.txt')).body
  const head = checkpointOf(note, vkey)!
  expect(head).toMatchObject({ origin: 'records.example/ledger', size: 3 })
  expect(Buffer.from(head.root).toString('hex')).toBe(page.heads[0].root)

  // The tree is that of the leaves, and the older head is its beginning.
  const data = await dataOf(backend)
  const tree = treeOf(data.map(leafHash))
  expect(tree.root()).toEqual(head.root)
  const older = checkpointOf((await backend.app.inject('/api/ledger/heads/2/head.txt')).body, vkey)!
  expect(provesConsistency(older, head, tree.consistency(2))).toBe(true)

  // With the nonce a parent proves that the signed head of their log is in it.
  const own = await ownOf(backend)
  expect(own.map(({ case_id, size }) => [case_id, size]).toSorted()).toEqual(
    [
      [one.caseId, 1],
      [one.caseId, 2],
      [other.caseId, 1],
    ].toSorted(),
  )
  for (const { index, nonce, note: its, case_id } of own) {
    const checkpoint = checkpointOf(its, vkey)!
    expect(checkpoint.origin).toBe(`records.example/ledger/case/${case_id}`)
    const leaf = siteLeaf(new Uint8Array(nonce), checkpoint)
    expect(leaf).toEqual(data[index])
    expect(provesInclusion(leafHash(leaf), { index, size: 3, root: head.root, proof: tree.inclusion(index) })).toBe(true)
    // Without it nobody can.
    expect(siteLeaf(new Uint8Array(32), checkpoint)).not.toEqual(data[index])
  }
  expect(JSON.stringify(page) + note).not.toMatch(new RegExp(`${one.caseId}|${other.caseId}`))
})

test('what is in the public tree is neither changed nor removed, and two processes add to it one after the other', async () => {
  const backend = await testApp()
  const families = [await family(backend), await family(backend), await family(backend)]
  for (const f of families) await addChild(f, 'Maya')
  await Promise.all([grow(backend), grow(backend), grow(backend)])
  expect((await pageOf(backend)).heads.map(({ size }: { size: number }) => size)).toEqual([3])
  const { owner } = backend.database
  const refusal = 'the ledger is only added to'
  await expect(owner.updateTable('site_head').set({ note: 'Another note.' }).execute()).rejects.toThrow(refusal)
  await expect(owner.deleteFrom('site_leaf').execute()).rejects.toThrow(refusal)
  await expect(
    system(backend, (tx) =>
      tx
        .updateTable('ledger_site_leaf')
        .set({ nonce: Buffer.alloc(32) })
        .execute(),
    ),
  ).rejects.toThrow(refusal)
})

test('a key that is turned names the one after it, signs nothing more, and what it signed stays checked by it', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await addChild(f, 'Maya')
  await grow(backend)
  const { owner } = backend.database
  expect(await turnLedgerKey(owner, { from: 'another secret', to: testSecret, at: new Date(backend.clock.now) })).toEqual({
    opened: 0,
    lost: 1,
  })
  expect(await turnLedgerKey(owner, { from: testSecret, to: testSecret, at: new Date(backend.clock.now) })).toEqual({ opened: 1, lost: 0 })
  backend.clock.now += 60_000
  expect(await turnLedgerKey(owner, { from: testSecret, to: 'a new secret', at: new Date(backend.clock.now) })).toEqual({
    opened: 1,
    lost: 0,
  })
  await addChild(f, 'Ida')
  await expect(grow(backend)).rejects.toThrow('sealed with another secret')
  await grow(backend, { secret: 'a new secret' })

  const { keys } = await pageOf(backend)
  const [next, before] = keys
  expect([next.until, before.until]).toEqual([null, new Date(backend.clock.now).toISOString()])
  const handover = readNote(before.handover)!
  expect(signersOf(handover, [readKey(before.vkey)!], isSigned)).toHaveLength(1)
  expect(handover.text).toBe(`casebalance-key/1\n${next.vkey}\n${before.until}\n`)
  const notes = []
  for (const size of [1, 2]) notes.push((await backend.app.inject(`/api/ledger/heads/${size}/head.txt`)).body)
  expect(notes.map((note) => [before, next].map(({ vkey }) => checkpointOf(note, vkey) !== null))).toEqual([
    [true, false],
    [false, true],
  ])
  // Its private half is gone.
  expect(await owner.selectFrom('ledger_key').select('sealed').where('until', 'is not', null).execute()).toEqual([{ sealed: null }])
})

test('an outside authority stamps a head once; a wrong or silent one leaves it without, and a clock that is off is reported', async () => {
  const backend = await testApp({ env: { TIMESTAMP_URL: 'http://localhost:1/' } })
  const f = await family(backend)
  await addChild(f, 'Maya')
  await grow(backend, { isAnchored: true })
  // It was asked for in the same transaction.
  const asked = await sql<{ name: string; data: object }>`select name, data from pgboss.job_common`.execute(backend.database.owner)
  expect(asked.rows).toEqual([{ name: 'ledger.stamp', data: { size: 1 } }])

  const reports: string[] = []
  const stampBy = async (manner: Parameters<typeof authority>[0]) => {
    const tsa = await authority(manner)
    const anchor = rfc3161({ url: tsa.url, clock: () => backend.clock.now })
    const report = (error: unknown) => reports.push((error as Error).message)
    await work({ owner: backend.database.owner, anchor, report })[0]!
      .run({ size: 1 })
      .finally(() => tsa.close())
  }
  const right = { now: () => backend.clock.now }
  await expect(stampBy({ ...right, status: 2 })).rejects.toThrow(NoStamp)
  await expect(stampBy({ ...right, httpStatus: 500 })).rejects.toThrow(NoStamp)
  expect((await pageOf(backend)).heads).toMatchObject([{ stamp: null }])
  expect((await backend.app.inject('/api/ledger/heads/1/head.tsr')).statusCode).toBe(404)
  await stampBy({ now: () => backend.clock.now + 60_000 })
  expect(reports).toHaveLength(1)
  expect(await pageOf(backend)).toMatchObject({ isAnchored: true, heads: [{ stamp: { at: expect.any(String) } }] })
  const token = (await backend.app.inject('/api/ledger/heads/1/head.tsr')).rawPayload
  await stampBy(right)
  expect((await backend.app.inject('/api/ledger/heads/1/head.tsr')).rawPayload).toEqual(token)
})
