import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { proofLasts, proofs, timesDearer } from './proof.ts'

const vera = '00000000-0000-4000-8000-000000000001'
const omar = '00000000-0000-4000-8000-000000000002'
const cheap = { iterations: 1, derivations: 8 }

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

function desk() {
  const clock = { now: Date.parse('2026-03-12T18:00:00Z') }
  const { challenge, take } = proofs({ clock: () => clock.now, cost: cheap })
  return { clock, challenge, take, solve: async (id: string) => solved((await challenge(id)).challenge) }
}

describe('a proof of work', () => {
  test('is accepted once, and again only from the attempt that used it first', async () => {
    const { take, solve } = desk()
    const proof = await solve(vera)
    await take(proof, vera, 'first')
    await take(proof, vera, 'first')
    await expect(take(proof, vera, 'second')).rejects.toThrow(/used before/)
  })

  test('is valid only for the professional it was requested for', async () => {
    const { take, solve } = desk()
    await expect(take(await solve(vera), omar, 'k')).rejects.toThrow(/does not fit/)
  })

  test('expires', async () => {
    const { clock, take, solve } = desk()
    const proof = await solve(vera)
    clock.now += proofLasts
    await expect(take(proof, vera, 'k')).rejects.toThrow(/too old/)
  })

  test('from another process, from no process, modified or unsolved is refused', async () => {
    const { take, solve, challenge } = desk()
    const proof = await solve(vera)
    const read = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
      challenge: Challenge
      solution: { derivedKey: string; counter: number }
    }
    const again = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
    const later = { ...read.challenge.parameters, data: { professional: vera, until: Number.MAX_SAFE_INTEGER } }
    const { challenge: other } = await challenge(vera)
    const damaged = [
      await desk().solve(vera),
      again({ ...read, challenge: { ...read.challenge, parameters: later } }),
      again({ challenge: other, solution: read.solution }),
      again({ challenge: other, solution: { counter: 0, derivedKey: other.parameters.keyPrefix.padEnd(64, '0') } }),
      again({ ...read, solution: { ...read.solution, derivedKey: 'zz' } }),
      again({ challenge: { parameters: { nonce: 'x' } }, solution: { derivedKey: '' } }),
      again(null),
      again([]),
      'e30=',
      'no base64 at all',
      '',
    ]
    for (const one of damaged) await expect(take(one, vera, 'k')).rejects.toMatchObject({ code: 'invalid' })
    await expect(take(undefined, vera, 'k')).rejects.toThrow(/missing/)
    await take(proof, vera, 'k')
  })

  test('costs more under load, for the busy professional sooner than for all, and less again later', async () => {
    const { clock, take, solve, challenge } = desk()
    const work = async (id: string) => {
      const { challenge: asked } = await challenge(id)
      const solution = await solveChallenge({ challenge: asked, deriveKey })
      return solution!.counter
    }
    expect(await work(vera)).toBeLessThanOrEqual(8)
    for (let n = 0; n < 6; n += 1) await take(await solve(vera), vera, `k${n}`)
    expect(await work(vera)).toBeGreaterThan(8)
    expect(await work(omar)).toBeLessThanOrEqual(8)
    clock.now += 10 * 60_000
    expect(await work(vera)).toBeLessThanOrEqual(8)
  })
})

test('the price by load', () => {
  expect([0, 59, 60, 119, 120, 240, 1e6].map((all) => timesDearer(all, 0))).toEqual([1, 1, 2, 2, 4, 8, 16])
  expect([0, 5, 6, 12, 24, 1e6].map((own) => timesDearer(0, own))).toEqual([1, 1, 2, 4, 8, 16])
})
