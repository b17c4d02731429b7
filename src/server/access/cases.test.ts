import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { demandNone } from '#test/support/demand-leaves.ts'
import { seededRandom } from '#test/support/random.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { canonicalJson, type Json } from '#domain/transparency-log/canonical-json.ts'
import { commitment, hashOfLeaf } from '#domain/transparency-log/leaf.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Database } from '#ports/db/port.ts'
import { type Cases, casesOf, type Change, changed, type CaseTx } from './cases.ts'

interface Parent {
  account: string
  caseId: string
  memberId: string
  /** The one child that they see. */
  child: string
}

/** Separate pools, apart from the server's: this file tests what one connection remembers. */
async function poolsOf({ engine }: TestApp, cases: number): Promise<Database> {
  const database = openDatabase(engine, { app: 1, reviews: 1, accounts: 1, cases, owner: 2 })
  onTestFinished(() => database.close())
  await sql.raw(demandNone).execute(database.owner)
  return database
}

async function putParent(family: Cases, owner: Database['owner'], name: string): Promise<Parent> {
  const [account, caseId, memberId, child] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [string, string, string, string]
  const at = new Date()
  await owner
    .insertInto('account')
    .values({
      id: account,
      email: `${name.toLowerCase()}@example.org`,
      name,
      first_name: name,
      last_name: name,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await family.asActor({ account }, async (tx) => {
    await sql`select open_case(${caseId}, 'A family', 'OH', 'UTC', ${memberId}, 'A', ${name})`.execute(tx)
    await tx.insertInto('child').values({ case_id: caseId, id: child, author_id: memberId, name, created_at: at }).execute()
  })
  return { account, caseId, memberId, child }
}

/** What a connection sees: the acting person, and the children visible to them. */
async function seenOn(tx: Kysely<never>): Promise<{ who: string | null; children: string[] }> {
  const { rows } = await sql<{ who: string | null; children: string[] | null }>`
    select nullif(current_setting('app.account', true), '') as who, (select array_agg(id order by id) from child) as children`.execute(tx)
  return { who: rows[0]!.who, children: rows[0]!.children ?? [] }
}

const pause = () => new Promise((resolve) => setImmediate(resolve))

const rounds = iterations(10_000, 1_000)
/** Rare steps happen once in this many: fewer in a short run, so that each kind still happens some 25 times. */
const rareOneIn = iterations(100, 20)

test(`${rounds.toLocaleString('en-US')} times two people share one connection, with errors, cancels and a connection that dies in between: neither ever acts as the other`, async () => {
  const backend = await testApp()
  const { cases, owner } = await poolsOf(backend, 1)
  const family = casesOf({ cases, owner, clock: Date.now })
  const people = [await putParent(family, owner, 'Ana'), await putParent(family, owner, 'Ben')]
  const { next } = seededRandom(5)
  const below = (n: number) => Math.floor(next() * n)
  const wrong: string[] = []
  const ended: Record<string, number> = {}
  const pidOf = async (tx: CaseTx) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]!.pid

  /** What may happen in the middle of a transaction. Most of these fail. */
  const middles: Record<string, (tx: CaseTx) => Promise<unknown>> = {
    nothing: async () => {},
    'awaits in between': async () => {
      for (let turns = below(4); turns >= 0; turns -= 1) await pause()
    },
    'an error of ours': async () => {
      await pause()
      throw new Error('ours')
    },
    'an error of the database': (tx) => sql`select 1 / 0`.execute(tx),
    'an error that is swallowed': (tx) => sql`select 1 / 0`.execute(tx).catch(() => {}),
    'somebody else named for good': (tx) => sql`select set_config('app.account', ${people[below(2)]!.account}, false), 1 / 0`.execute(tx),
    'a statement that takes too long': (tx) => sql`set local statement_timeout = 1; select pg_sleep(5)`.execute(tx),
    'a statement that is cancelled': async (tx) => {
      const pid = await pidOf(tx)
      const slow = sql`select pg_sleep(5)`.execute(tx)
      const stopped = slow.catch((error: unknown) => error)
      while (true) {
        await sql`select pg_cancel_backend(${pid})`.execute(owner)
        if ((await Promise.race([stopped, pause().then(() => 'not yet')])) !== 'not yet') break
      }
      await slow
    },
    'a connection that dies': async (tx) => {
      const pid = await pidOf(tx)
      await sql`select pg_terminate_backend(${pid})`.execute(owner)
      await sql`select 1`.execute(tx)
    },
  }
  const rare = ['a statement that takes too long', 'a statement that is cancelled', 'a connection that dies']
  const usual = Object.keys(middles).filter((name) => !rare.includes(name))

  const turn = async (person: Parent) => {
    const name = below(rareOneIn) === 0 ? rare[below(rare.length)]! : usual[below(usual.length)]!
    const check = (found: Awaited<ReturnType<typeof seenOn>>, when: string) => {
      if (found.who !== person.account || found.children.join() !== person.child) wrong.push(`${when} ${name}: ${JSON.stringify(found)}`)
    }
    const outcome = await family
      .asActor(person, async (tx) => {
        if (below(2) === 0) check(await seenOn(tx as never), 'before')
        await middles[name]!(tx)
        if (name !== 'an error that is swallowed') check(await seenOn(tx as never), 'after')
        return 'done'
      })
      .catch(() => 'failed')
    const key = `${name}: ${outcome}`
    ended[key] = (ended[key] ?? 0) + 1
  }
  for (let round = 0; round < rounds; round += 1) {
    const both = below(2) === 0 ? people : people.toReversed()
    if (below(2) === 0) await Promise.all(both.map(turn))
    else await turn(both[below(2)]!)
    if (below(8) > 0) continue
    // The next user of the connection has no identity, and sees nothing.
    const left = await seenOn(cases as never)
    if (left.who !== null || left.children.length > 0) wrong.push(`left behind: ${JSON.stringify(left)}`)
  }
  expect(wrong).toEqual([])
  // Each of them happened, and ended as it had to.
  expect(Object.keys(ended).toSorted()).toEqual(
    [
      'nothing: done',
      'awaits in between: done',
      'an error of ours: failed',
      'an error of the database: failed',
      'an error that is swallowed: done',
      'somebody else named for good: failed',
      ...rare.map((name) => `${name}: failed`),
    ].toSorted(),
  )
}, 180_000)

test('a missing or malformed account is refused, and the connection sees no children', async () => {
  const backend = await testApp()
  const { cases, owner } = await poolsOf(backend, 1)
  const family = casesOf({ cases, owner, clock: Date.now })
  await putParent(family, owner, 'Ana')
  for (const account of ['', 'null', "' or true --", '00000000-0000-4000-8000-00000000000', "x'; set role casebalance_owner; --"])
    await expect(family.asActor({ account }, async () => 'in')).rejects.toThrow('has an account')
  expect((await seenOn(cases as never)).children).toEqual([])
})

test('work that the database makes give way is begun again, three times in all', async () => {
  const backend = await testApp()
  const { cases, owner } = await poolsOf(backend, 2)
  const family = casesOf({ cases, owner, clock: Date.now })
  const { account, caseId, memberId, child } = await putParent(family, owner, 'Ana')
  const other = crypto.randomUUID()
  await family.asActor({ account }, (tx) =>
    tx.insertInto('child').values({ case_id: caseId, id: other, author_id: memberId, name: 'Two', created_at: new Date() }).execute(),
  )
  // Two at once take the same rows in the other order: a real deadlock (40P01).
  let tries = 0
  let waiting = 2
  const met: (() => void)[] = []
  const meet = () =>
    new Promise<void>((resolve) => {
      met.push(resolve)
      waiting -= 1
      if (waiting <= 0) for (const go of met) go()
    })
  const swap = (order: string[], name: string) =>
    family.asActor({ account }, async (tx) => {
      tries += 1
      for (const [n, id] of order.entries()) {
        await tx.updateTable('child').set({ name }).where('case_id', '=', caseId).where('id', '=', id).execute()
        if (n === 0) await meet()
      }
    })
  await Promise.all([swap([child, other], 'First'), swap([other, child], 'Second')])
  // One of the two was aborted; its retry may meet the other again.
  expect(tries).toBeGreaterThanOrEqual(3)
  const rows = await family.asActor({ account }, (tx) => tx.selectFrom('child').select('name').execute())
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1)

  for (const code of ['40001', '40P01']) {
    let runs = 0
    const always = family.asActor({ account }, async () => {
      runs += 1
      throw Object.assign(new Error('gives way'), { code })
    })
    await expect(always).rejects.toThrow('gives way')
    expect(runs).toBe(3)
  }
  let once = 0
  const other23 = family.asActor({ account }, async () => {
    once += 1
    throw Object.assign(new Error('a key'), { code: '23505' })
  })
  await expect(other23).rejects.toThrow('a key')
  expect(once).toBe(1)
})

test('200 changes at once, every fifth rolled back: numbered without a gap, each with its leaf, and each announced after its commit', async () => {
  const backend = await testApp()
  const { cases, owner } = await poolsOf(backend, 8)
  const notified: Change[] = []
  const looks: Promise<number>[] = []
  const family = casesOf({
    cases,
    owner,
    clock: Date.now,
    onChanged: (changes) => {
      notified.push(...changes)
      // Reads the change on another connection at the moment when it is announced.
      for (const { caseId, seq } of changes)
        looks.push(
          family.asSystem('a test', async (tx) => {
            const rows = await tx.selectFrom('case_change').select('seq').where('case_id', '=', caseId).where('seq', '=', seq).execute()
            return rows.length
          }),
        )
    },
  })
  const { account, caseId, memberId } = await putParent(family, owner, 'Ana')
  const early: number[] = []
  const write = (n: number) =>
    family
      .asActor({ account }, async (tx) => {
        const entry = { actor: memberId, verb: 'events.add', content: { n, title: 'Flöte "Ünï" \u2028\n' }, isShared: true }
        const seq = await changed(tx, { caseId, topic: 'calendar', at: new Date(), entry })
        await pause()
        if (notified.some((change) => change.seq === seq)) early.push(seq)
        if (n % 5 === 0) throw new Error('taken back')
        return seq
      })
      .catch(() => null)
  const numbers = await Promise.all(Array.from({ length: 200 }, (_, n) => write(n)))
  const committed = numbers.filter((seq) => seq !== null).toSorted((a, b) => a - b)
  expect(committed).toEqual(Array.from({ length: 160 }, (_, n) => n + 1))
  expect(early).toEqual([])
  expect(notified.flatMap(({ seq }) => seq ?? []).toSorted((a, b) => a - b)).toEqual(committed)
  expect(new Set(await Promise.all(looks))).toEqual(new Set([1]))
  const [count] = await family.asActor({ account }, (tx) => tx.selectFrom('case_count').select('last').execute())
  expect(count).toEqual({ last: 160 })

  // What the database wrote is what the domain reads: the hash of each leaf, and the commitment to its content.
  const leaves = await family.asActor({ account }, (tx) =>
    tx
      .selectFrom('ledger_leaf as l')
      .innerJoin('ledger_object as o', (on) => on.onRef('o.log', '=', 'l.log').onRef('o.seq', '=', 'l.seq'))
      .select(['l.seq', 'l.actor_id', 'l.verb', 'l.object', 'l.at', 'l.hash', 'o.key', 'o.content'])
      .where('l.log', '=', caseId)
      .orderBy('l.seq')
      .execute(),
  )
  expect(leaves.map(({ seq }) => seq)).toEqual(committed)
  for (const { seq, actor_id, verb, object, at, hash, key, content } of leaves) {
    const leaf = { seq, case: caseId, actor: actor_id!, verb, object: object.toString('hex'), at: at.toISOString() }
    expect(Buffer.from(hashOfLeaf(leaf)).equals(hash)).toBe(true)
    const said = JSON.parse(content) as Json
    expect(canonicalJson(said)).toBe(content)
    expect(commitment(new Uint8Array(key), said)).toBe(leaf.object)
  }
  expect(new Set(leaves.map(({ key }) => key.toString('hex'))).size).toBe(160)
})

test('a ledger is only added to: not even the owner changes, removes or empties it', async () => {
  const backend = await testApp()
  const { cases, owner } = await poolsOf(backend, 1)
  const family = casesOf({ cases, owner, clock: Date.now })
  const { account, caseId, memberId } = await putParent(family, owner, 'Ana')
  await family.asActor({ account }, async (tx) => {
    const entry = { actor: memberId, verb: 'events.add', content: {}, isShared: true }
    await changed(tx, { caseId, topic: 'calendar', at: new Date(), entry })
  })
  const acts = [
    'update ledger_leaf set at = now()',
    'delete from ledger_leaf',
    'truncate ledger_leaf cascade',
    "update ledger_object set content = '{}'",
    'delete from ledger_object',
    'truncate ledger_object',
    'delete from ledger_log',
  ]
  const refusals = acts.map((act) =>
    family
      .asSystem('a test', (tx) => sql.raw(act).execute(tx))
      .then(
        () => 'done',
        (error: Error) => error.message,
      ),
  )
  expect(await Promise.all(refusals)).toEqual(acts.map(() => 'the ledger is only added to'))
})
