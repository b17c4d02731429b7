// The moments at which a kill could cost an author a token, or let one token pay twice: between giving a token out and accepting
// it, while a rating is stored, and after it was stored but before the answer. The database is made to wait at each of them, so
// that the test does not depend on chance (test/kill.slow.test.ts kills at random).
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBuild } from '#scripts/build.ts'
import { withDatabase } from '#scripts/with-database.ts'
import { readConfig } from '#app/config.ts'
import type { Db } from '#ports/db/port.ts'
import { ask, freePort } from './support/over-http.ts'
import { tmpfsDir } from './support/tmpfs-dir.ts'
import { newReceipt, proofOf, putPerson, ratingOf, tokenBy } from './support/ratings.ts'
import { type ServerProcess, startServerProcess } from './support/server.ts'

/** Held by the test, waited for by the person who lays a rating. */
const gate = 2_604

/** A person who lays a rating waits at the gate: at its row, or in the commit itself. */
const waitAt = (moment: 'the row' | 'the commit') => sql`
  create or replace function wait_at_gate() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${sql.lit(gate)}); return new; end $$;
  drop trigger if exists at_gate on review_intake;
  create constraint trigger at_gate after insert on review_intake deferrable initially ${sql.raw(moment === 'the row' ? 'immediate' : 'deferred')}
    for each row execute function wait_at_gate()`

const ratingCount = async (owner: Db) => (await sql`select from review_intake union all select from review`.execute(owner)).rows.length
const paid = async (owner: Db) => (await sql`select from token_spent_intake union all select from token_spent`.execute(owner)).rows.length
const waitsAtGate = async (owner: Db) =>
  (await sql`select from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`.execute(owner)).rows.length > 0

async function house() {
  await ensureBuild(() => {})
  const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-kill-tokens-'))
  chmodSync(folder, 0o755)
  const env = { DATA_DIR: folder, PORT: String(await freePort()), PROOF_WORK: '1', DEMO: 'off', DATABASE_URL: '' }
  const config = readConfig(env)
  const home: { server: ServerProcess } = { server: await startServerProcess(env) }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    home.server.process.kill(signal)
    await home.server.ended
  }
  onTestFinished(async () => {
    await end('SIGTERM')
    // Beside no server this stops the database as well.
    await withDatabase(config, async () => {})
    rmSync(folder, { recursive: true, force: true })
  })
  const call = (at: string, payload?: object, key?: string) =>
    ask({ port: config.port, from: '127.0.0.1', path: at, ...(payload && { payload }), ...(key !== undefined && { key }) })
  const file = async (professional: string, sent: { token: string; receiptHash?: string }, key: string = randomUUID()) => {
    const { body } = await call(`/api/reviews/challenge?professional=${professional}`)
    const receiptHash = sent.receiptHash ?? newReceipt().receiptHash
    return call('/api/reviews', { ...ratingOf(professional), receiptHash, ...sent, proof: await proofOf(body['challenge']) }, key)
  }
  return {
    config,
    file,
    newToken: () => tokenBy(call),
    /** @returns the outcome of a running request */
    kill: () => end('SIGKILL'),
    freeze: () => home.server.process.kill('SIGSTOP'),
    start: async () => void (home.server = await startServerProcess(env)),
  }
}

const spent = { status: 400, body: expect.objectContaining({ message: expect.stringContaining('This token has paid for') as string }) }
const taken = { status: 200, body: expect.objectContaining({ status: 'pending' }) }

test.skipIf(process.platform === 'win32')(
  'kill -9 between giving out a token, taking it, and telling so: what was not taken can be paid with again, what was taken is there once',
  async () => {
    const { config, file, newToken, kill, freeze, start } = await house()
    await withDatabase(config, ({ owner }) =>
      owner.connection().execute(async (gatekeeper) => {
        const [vera, omar] = [await putPerson(owner), await putPerson(owner, { name: 'Omar Example' })]
        const close = () => sql`select pg_advisory_lock(${gate})`.execute(gatekeeper)
        const open = () => sql`select pg_advisory_unlock(${gate})`.execute(gatekeeper)
        const standing = async () => [await ratingCount(owner), await paid(owner)]
        const reached = () => expect.poll(() => waitsAtGate(owner), { interval: 5, timeout: 20_000 }).toBe(true)

        // Given out by one server, taken by the next.
        const first = await newToken()
        await kill()
        await start()
        expect(await file(vera, { token: first })).toMatchObject(taken)
        expect(await file(omar, { token: first })).toMatchObject(spent)
        expect(await standing()).toEqual([1, 1])

        // Its row is written but not committed: neither rating nor token is there, and the token pays for another attempt.
        const second = await newToken()
        await waitAt('the row').execute(owner)
        await close()
        const lost = file(vera, { token: second }).then(
          () => 'answered',
          () => 'lost',
        )
        await reached()
        await kill()
        await open()
        expect(await lost).toBe('lost')
        await expect.poll(() => waitsAtGate(owner)).toBe(false)
        await start()
        expect(await standing()).toEqual([1, 1])
        expect(await file(omar, { token: second })).toMatchObject(taken)
        expect(await file(vera, { token: second })).toMatchObject(spent)
        expect(await standing()).toEqual([2, 2])

        // Committed, but without an answer: the same attempt now gets its answer, and the token pays for no other.
        const [third, key, { receiptHash }] = [await newToken(), randomUUID(), newReceipt()]
        await waitAt('the commit').execute(owner)
        await close()
        const interrupted = file(vera, { token: third, receiptHash }, key).then(
          () => 'answered',
          () => 'lost',
        )
        await reached()
        freeze()
        await open()
        await expect.poll(standing).toEqual([3, 3])
        await kill()
        expect(await interrupted).toBe('lost')
        await start()
        expect(await file(omar, { token: third })).toMatchObject(spent)
        expect(await file(vera, { token: third, receiptHash }, key)).toMatchObject(taken)
        expect(await standing()).toEqual([3, 3])
      }),
    )
  },
  240_000,
)
