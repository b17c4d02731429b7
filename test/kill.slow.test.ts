// A server that is killed in the middle of its work must keep its promises, and an author who
// repeats a request without an answer must not be counted twice.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBuild } from '#scripts/build.ts'
import { withDatabase } from '#scripts/with-database.ts'
import { readConfig } from '#app/config.ts'
import { iterations } from './support/depth.ts'
import { ask, freePort } from './support/over-http.ts'
import { newReceipt, proofOf, putPerson, ratingOf, tokenBy } from './support/ratings.ts'
import { tmpfsDir } from './support/tmpfs-dir.ts'
import { seededRandom } from './support/random.ts'
import { type ServerProcess, startServerProcess } from './support/server.ts'

const howMany = iterations(300, 120)
const writers = 8
const kills = iterations(6, 3)

const onLinux = process.platform === 'linux'
const why = onLinux ? '' : ' (left out: only Linux lets a request come from any address of 127.0.0.0/8)'

test.skipIf(!onLinux)(
  `kill -9 during ${howMany} submissions: every acknowledged rating is there, once, paid for by a token of its own, and so is every one that was sent again${why}`,
  async () => {
    await ensureBuild(() => {})
    const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-kill-'))
    chmodSync(folder, 0o755)
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const env = { DATA_DIR: folder, PORT: String(await freePort()), PROOF_WORK: '1', DEMO: 'off', DATABASE_URL: '' }
    const config = readConfig(env)
    const { port } = config
    const home: { server: ServerProcess | null } = { server: null }
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      home.server?.process.kill(signal)
      await home.server?.ended
    }
    onTestFinished(async () => stop('SIGTERM'))

    home.server = await startServerProcess(env)
    const people = await withDatabase(config, ({ owner }) => Promise.all(Array.from({ length: 20 }, () => putPerson(owner))))

    const { next } = seededRandom(300)
    const acknowledged = new Set<number>()
    /** Sent more than once, because no answer came. */
    const again = new Set<number>()
    /** The token that each was paid with. */
    const paidWith = new Map<number, string>()
    const progress = { begun: 0 }
    const submit = async (number: number) => {
      const professional = people[number % people.length]!
      const from = `127.${1 + Math.floor(number / 200)}.${number % 200}.1`
      const rating = { ...ratingOf(professional), saw: `mark-${number} I was there. The hearing began on time and each side was heard.` }
      const payload = { ...rating, receiptHash: newReceipt().receiptHash }
      // Every other author starts over if no answer came, with another key and the same token. It pays if the first attempt was not
      // stored; if it was, a repeat with the first key gets its answer.
      const keys = number % 2 === 0 ? [randomUUID()] : [randomUUID(), randomUUID()]
      let attempt = 0
      let refused = 0
      // Unlike a proof it outlives the server that gave it out.
      let token = ''
      for (;;) {
        try {
          if (token === '') token = await tokenBy((at, sent) => ask({ port, from, path: at, ...(sent && { payload: sent }) }))
          const asked = await ask({ port, from, path: `/api/reviews/challenge?professional=${professional}` })
          const proof = await proofOf(asked.body['challenge'])
          const { status, body } = await ask({
            port,
            from,
            path: '/api/reviews',
            payload: { ...payload, proof, token },
            key: keys[attempt % keys.length]!,
          })
          if (status === 200 && body['status'] === 'pending') {
            acknowledged.add(number)
            paidWith.set(number, token)
            return
          }
          if (/has paid for/.test(String(body['message'])) && ++refused < keys.length) {
            attempt += 1
            continue
          }
          refused = 0
          // A proof that was asked for before the kill means nothing to the server after it: another one is asked for.
          const field = (body['detail'] as { field?: string } | undefined)?.field ?? ''
          if (status !== 400 || !(field === 'proof' || (field === 'token' && token === '')))
            throw new TypeError(`rating ${number} was answered ${status} ${JSON.stringify(body)}`)
        } catch (error) {
          if (error instanceof TypeError) throw error
          attempt += 1
          await pause(50)
        }
        again.add(number)
      }
    }
    const writer = async () => {
      while (progress.begun < howMany) await submit(progress.begun++)
    }

    const killer = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (progress.begun < (kill * howMany) / (kills + 1)) await pause(1)
        await pause(next() * 30)
        const before = new Set(acknowledged)
        await stop('SIGKILL')
        expect(before.size).toBeLessThan(howMany)
        home.server = await startServerProcess(env)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: writers }, writer)])

    // A token that has paid once pays for nothing else, whichever server accepted it.
    const paysAgain = async (number: number) => {
      const professional = people[(number + 1) % people.length]!
      const from = `127.${1 + Math.floor(number / 200)}.${number % 200}.1`
      const asked = await ask({ port, from, path: `/api/reviews/challenge?professional=${professional}` })
      const proof = await proofOf(asked.body['challenge'])
      const payload = { ...ratingOf(professional), receiptHash: newReceipt().receiptHash, proof, token: paidWith.get(number)! }
      const { status, body } = await ask({ port, from, path: '/api/reviews', payload, key: randomUUID() })
      return status !== 400 || !String(body['message']).startsWith('This token has paid for another rating before.')
    }
    const twice: number[] = []
    for (let number = 0; number < howMany; number += 1) if (await paysAgain(number)) twice.push(number)
    expect(twice).toEqual([])
    await stop('SIGTERM')

    expect(acknowledged.size).toBe(howMany)
    // Each kill found writers at work, or nothing was tried.
    expect(again.size).toBeGreaterThanOrEqual(kills)
    const { rows, marks } = await withDatabase(config, async ({ owner }) => {
      const both = sql<{ saw: string }>`select saw from review_intake union all select saw from review`
      const spent = sql<{ mark: Buffer }>`select mark from token_spent_intake union all select mark from token_spent`
      return { rows: (await both.execute(owner)).rows, marks: (await spent.execute(owner)).rows.map(({ mark }) => mark.toString('hex')) }
    })
    expect([marks.length, new Set(marks).size]).toEqual([howMany, howMany])
    const found = rows.map(({ saw }) => Number(/^mark-(\d+) /.exec(saw)?.[1])).toSorted((one, other) => one - other)
    expect(found).toEqual(Array.from({ length: howMany }, (_, number) => number))
  },
  240_000,
)
