import { randomBytes } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'

/** How long a challenge is taken, in milliseconds. */
export const proofLasts = 20 * 60_000
const window = 10 * 60_000
/** Proofs that are remembered until they expire, so that none is used twice. */
const mostRemembered = 200_000

/** Iterations of one derivation, and how many derivations a quiet hour costs (measured with the usual 1,000 of each: docs/bench.md). */
export interface Cost {
  iterations: number
  derivations: number
}

/**
 * How many times the usual work is asked for: ratings of everybody in the last ten minutes, and of this
 * professional alone, where a handful is already much (ratings.md, section 1.3 point 1).
 */
export function timesDearer(all: number, ofThisOne: number): number {
  return Math.min(16, Math.max(steps(all, 60), steps(ofThisOne, 6)))
}

const steps = (n: number, first: number) => (n < first ? 1 : 2 ** (1 + Math.floor(Math.log2(n / first))))

function payloadOf(proof: string): { challenge: Challenge; solution: Solution } | null {
  try {
    const read = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge?: Challenge; solution?: Solution } | null
    const { challenge, solution } = read ?? {}
    if (typeof challenge?.parameters?.nonce !== 'string' || typeof solution?.derivedKey !== 'string') return null
    return { challenge, solution }
  } catch {
    return null
  }
}

/** The cost that the settings of an installation ask for. */
export const costOf = ({ proofWork }: { proofWork: number }): Cost => ({ iterations: proofWork, derivations: proofWork })

/** What arrived in the last ten minutes, in all and by professional. Counted as it comes and goes: a flood must not make each of its own requests dearer for us. */
function recent(clock: Clock) {
  let inOrder: { at: number; professional: string | null }[] = []
  /** The first that still counts; those before it are cut off now and then, since removing each at once would move all the others. */
  let first = 0
  const byProfessional = new Map<string | null, number>()
  const count = (professional: string | null, more: number) => {
    const n = (byProfessional.get(professional) ?? 0) + more
    if (n === 0) byProfessional.delete(professional)
    else byProfessional.set(professional, n)
  }
  const forget = () => {
    const before = clock() - window
    for (; first < inOrder.length && inOrder[first]!.at <= before; first += 1) count(inOrder[first]!.professional, -1)
    if (first > inOrder.length / 2) {
      inOrder = inOrder.slice(first)
      first = 0
    }
  }
  return {
    add(professional: string | null) {
      forget()
      inOrder.push({ at: clock(), professional })
      count(professional, 1)
    },
    /** @returns how many of everybody, and how many of this one */
    counted(professional: string | null): [all: number, ofThisOne: number] {
      forget()
      return [inOrder.length - first, byProfessional.get(professional) ?? 0]
    },
  }
}

/**
 * Proof of work, so that a thousand ratings cost more than one (altcha, decision 0020). Its secrets and what
 * was used are in this process's memory: nothing of a visitor is in it, and a restart makes old challenges void.
 */
export function proofs({ clock, cost }: { clock: Clock; cost: Cost }) {
  const secret = randomBytes(32).toString('hex')
  const keySecret = randomBytes(32).toString('hex')
  /** By nonce: who used it (the key of the attempt), and until when that matters. */
  const used = new Map<string, { key: string; until: number }>()
  const arrived = recent(clock)

  const forget = (now: number) => {
    for (const [nonce, { until }] of used) {
      if (until > now && used.size <= mostRemembered) break
      used.delete(nonce)
    }
  }

  return {
    /** A challenge for one rating of this professional; `null` for what is not about anybody, and goes by everybody's load. */
    async challenge(professional: string | null): Promise<{ challenge: Challenge; seconds: number }> {
      const now = clock()
      forget(now)
      const [all, ofThisOne] = arrived.counted(professional)
      const times = timesDearer(all, professional === null ? 0 : ofThisOne)
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.iterations,
        // Between three quarters and the whole: a solver cannot stop early, and nobody waits twice as long as another.
        counter: randomInt(cost.derivations * times, Math.ceil(cost.derivations * times * 0.75)),
        deriveKey,
        // Our own clock judges the end, so that it can be tested.
        data: { professional, until: now + proofLasts },
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      })
      return { challenge, seconds: proofLasts / 1000 }
    },

    /**
     * Takes a proof, once: the attempt with the same key may show it again.
     * @throws Fault `invalid` for one that is missing, wrong, expired, used before or for someone else
     */
    async take(proof: string | undefined, professional: string | null, key: string): Promise<void> {
      const refuse = (why: Text): never => {
        throw new Fault('invalid', msg`${{ why }} Your text is still here: send it again.`, { field: 'proof' })
      }
      const payload = proof === undefined ? null : payloadOf(proof)
      if (!payload) return refuse(msg`The proof of work is missing.`)
      const now = clock()
      const { nonce, data } = payload.challenge.parameters
      const options = { ...payload, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: keySecret }
      const { verified } = await verifySolution(options).catch(() => ({ verified: false }))
      if (!verified || data?.['professional'] !== professional) return refuse(msg`The proof of work does not fit.`)
      if (!(Number(data['until']) > now)) return refuse(msg`The proof of work is too old.`)
      const before = used.get(nonce)
      if (before && before.key !== key) return refuse(msg`The proof of work was used before.`)
      if (before) return
      forget(now)
      used.set(nonce, { key, until: Number(data['until']) })
      arrived.add(professional)
    },
  }
}
export type Proofs = ReturnType<typeof proofs>
