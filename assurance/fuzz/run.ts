import { setTimeout as pause } from 'node:timers/promises'
import type { AnyCall } from '#http/contract.ts'
import { hashOf } from '#domain/receipt/receipt.ts'
import { dice } from './dice.ts'
import { fieldsFrom, type Fields, featureOf } from './fields.ts'
import { leakIn } from './leaks.ts'
import { type Outcome as Prices, malformedPrices } from './prices.ts'
import { proofsFrom } from './proofs.ts'
import { isOfCase, nextRequest, type Surface } from './requests.ts'
import { seen } from './seen.ts'
import { send, sender } from './send.ts'
import { changed, type State } from './state.ts'
import { count, emptyTally, type Tally } from './tally.ts'
import type { Wire } from './wire.ts'

export interface Outcome extends Tally {
  requests: number
  /** What must not be: one line for each. */
  bad: readonly string[]
  /** So many were sent one at a time, the whole database being compared before and after. */
  watched: number
  slowest: { ms: number; about: string }
  /** Tokens and proofs that do not pay, by kind: how many were refused with their sentence. */
  prices: Prices['refused']
}

export interface Target extends Omit<Surface, 'fields'> {
  port: number
  state: () => Promise<State>
}

/** So often each kind of price that does not pay is sent. */
const priceTimes = 3
/** One request in so many is sent alone and watched, up to a number that a database can be read for. */
const watchedShare = 40
const mostWatched = 2_000

/** Screening stopped it: that is an answer of 200, and nothing may be stored (contract `reviews.file`). */
const isStopped = (body: string) => /"status":"(needs_author_edit|blocked)"/.test(body)

/** What refuses and changes something all the same: tries are counted so that a guesser runs out of them, and a link is mailed again. */
const alsoChanged: readonly (readonly [address: RegExp, tables: readonly string[]])[] = [
  [/^POST \/api\/security\/email\/confirm/, ['pending_change']],
  [/^POST \/api\/settings\/safe-address\/code/, ['safe_address']],
  // With the right password, before the address was confirmed.
  [/^POST (\/api\/auth)?\/sign-in/, ['outbox', 'verification']],
]
/** Signing out needs no body: it is done when its head is there, also where the connection ends within a body that was announced. */
const needsNoBody = /^POST \/api\/(logout|leave)\b/
/** Answered at a moment that tells nothing of who has an account: the mail may be written after it (features/accounts/accounts). */
const mailsLater = /^POST (\/api\/auth)?\/(sign-up|send-verification|verify-email|request-password-reset|forgot-password|sign-in)/
const writtenLater: readonly string[] = ['outbox', 'verification', 'account', 'credential']
/** So many requests after it. */
const laterBy = 5
const isExpected = (table: string, about: string) => alsoChanged.some(([address, tables]) => address.test(about) && tables.includes(table))

/** Receipts by their hash, and those under which a rating was taken. */
function receiptDesk() {
  const receipts = new Map<string, string>()
  const known: string[] = []
  const fields: Fields = {
    receiptHash: ({ chance: { below } }) => {
      const receipt = Array.from({ length: 64 }, () => below(16).toString(16)).join('')
      const hash = hashOf(receipt)
      receipts.set(hash, receipt)
      return hash
    },
    receipt: ({ chance: { pick } }) => (known.length > 0 ? pick(known.slice(-12)) : ''),
  }
  const heard = ({ bytes }: Wire, status: number, answer: string) => {
    const hash = status === 200 && !isStopped(answer) && /"receiptHash":"([0-9a-f]{64})"/.exec(bytes.toString('latin1'))?.[1]
    if (hash) known.push(receipts.get(hash) ?? '')
  }
  return { fields, heard }
}

/** Sends `requests` spoilt requests to a server on this machine and judges every answer. */
export async function fuzz({ port, state, calls, forms, guests }: Target, requests: number, seed: number): Promise<Outcome> {
  const proofs = proofsFrom(port)
  const receipts = receiptDesk()
  const memory = seen()
  // Those that write are few and their inputs have many parts: asked as often as the rest, hardly one would be right.
  const often = calls.flatMap((call) => Array<AnyCall>(call.idempotent && !isOfCase(call) ? 8 : 1).fill(call))
  const usual = fieldsFrom({ guests, memory })
  const token: Fields[string] = (asked) => (asked.call.name === 'reviews.file' ? proofs.token() : usual['token']?.(asked))
  // Several parts do not fit the one judge; a parent's does.
  const part: Fields[string] = ({ call, chance: { oneIn } }) => (call.name === 'reviews.file' && !oneIn(4) ? 'parent' : undefined)
  const fields = { ...usual, ...receipts.fields, proof: () => proofs.next(), token, part }
  const surface = { calls: often, forms, fields, guests }
  const chance = dice(seed)
  const tally = emptyTally()
  const bad: string[] = []
  let slowest = { ms: 0, about: '' }
  let sent = 0

  const judge = (number: number, wire: Wire, statuses: readonly number[], text: string) => {
    for (const any of statuses) if (any >= 500) bad.push(`${any} to request ${number}: ${wire.about}`)
    if (statuses.length === 0 && !wire.broken) bad.push(`hung up on request ${number}: ${wire.about}`)
    const leak = leakIn(text)
    if (leak !== null) bad.push(`"${leak}" in the answer to request ${number}: ${wire.about}`)
  }
  const one = async (number: number): Promise<{ wire: Wire; status: number | null; body: string }> => {
    const wire = nextRequest(surface, chance)
    const begun = performance.now()
    let status: number | null = null
    let body = ''
    try {
      const { statuses, text } = await send(port, wire, sender(chance))
      status = statuses[0] ?? 0
      body = text
      judge(number, wire, statuses, text)
      count(tally, wire, status, text)
      receipts.heard(wire, status, text)
      if (wire.guest) guests.heard(wire.guest, wire.call, status, text)
      if (status === 200 && wire.call) memory.hear({ feature: featureOf(wire.call), account: wire.guest?.account ?? '' }, text)
    } catch {
      bad.push(`no answer to request ${number}: ${wire.about}`)
    }
    const ms = performance.now() - begun
    if (ms > slowest.ms) slowest = { ms, about: wire.about }
    return { wire, status, body }
  }
  /** What the last requests have used up or ended is there again. */
  const mend = async (number: number) => {
    if (number % 20 === 0) await proofs.refill()
    await guests.mend()
  }

  const watched = Math.min(Math.floor(requests / watchedShare), mostWatched)
  const many = async () => {
    while (sent < requests - watched) {
      const number = sent++
      await mend(number)
      await one(number)
    }
  }
  await Promise.all(Array.from({ length: 16 }, many))

  // What was answered and is still being written comes to rest.
  if (watched > 0) await pause(1_000)
  let mailedAt = -laterBy
  while (sent < requests) {
    const number = sent++
    await mend(number)
    const before = await state()
    const { wire, status, body } = await one(number)
    if (mailsLater.test(wire.about)) mailedAt = number
    const isLate = (table: string) => number - mailedAt <= laterBy && writtenLater.includes(table)
    const tables = changed(before, await state()).filter((table) => !isExpected(table, wire.about) && !isLate(table))
    const reads = /^(GET|HEAD|OPTIONS) /.test(wire.about)
    // What was taken is answered in the two hundreds; signing out, and a form that is done, lead on to a page.
    const isTaken = status !== null && ((status >= 200 && status < 300) || (status === 303 && !reads))
    // Without an answer nobody knows: its sender hung up first, and the server may have taken what it had. Nor when the
    // answer may be that to what came after it.
    const isUnknown = status === 0 || wire.overfull || (wire.cut && needsNoBody.test(wire.about))
    if (tables.length > 0 && (reads || !isTaken) && !isUnknown)
      bad.push(`${tables.join(', ')} changed by request ${number}, which was answered ${status}: ${wire.about}`)
    if (tables.length > 0 && isStopped(body))
      bad.push(`${tables.join(', ')} changed by request ${number}, which was sent back to its author`)
    if (tables.length === 0 && isTaken && wire.call?.idempotent && !isStopped(body))
      bad.push(`nothing was kept of request ${number}, which was taken: ${wire.about}`)
  }
  const prices = await malformedPrices(port, priceTimes)
  bad.push(...prices.bad)
  return { requests: sent, ...tally, bad, watched, slowest, prices: prices.refused }
}
