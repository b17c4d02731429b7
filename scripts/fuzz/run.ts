import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { hashOf } from '../../src/domain/receipt/receipt.ts'
import { dice, type Dice } from './dice.ts'
import { leakIn } from './leaks.ts'
import { proofsFrom } from './proofs.ts'
import { nextRequest, type Surface } from './requests.ts'
import { changed, type State } from './state.ts'
import type { Wire } from './wire.ts'

export interface Outcome {
  requests: number
  /** How often each status was answered; 0 stands for a connection closed without an answer. */
  statuses: Readonly<Record<string, number>>
  /** By call, how many requests were right in every part and were taken. */
  taken: Readonly<Record<string, number>>
  /** What must not be: one line for each. */
  bad: readonly string[]
  /** So many were sent one at a time, the whole database being compared before and after. */
  watched: number
  slowest: { ms: number; about: string }
}

export interface Target extends Omit<Surface, 'fields'> {
  port: number
  state: () => Promise<State>
}

const patience = 20_000
/** One request in so many is sent alone and watched, up to a number that a database can be read for. */
const watchedShare = 40
const mostWatched = 2_000

/** Linux takes any address of 127.0.0.0/8 as its own, so that each request can come from another visitor. */
const fromAnywhere = process.platform === 'linux'
const sender = (chance: Dice) => `127.${1 + chance.below(254)}.${chance.below(256)}.${1 + chance.below(254)}`

/** The body as its reader sees it. */
function unpacked(answer: Buffer): string {
  const text = answer.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end === -1 || !/^content-encoding: gzip/im.test(text.slice(0, end)) || /^transfer-encoding:/im.test(text.slice(0, end))) return text
  try {
    return text.slice(0, end + 4) + gunzipSync(answer.subarray(end + 4)).toString('latin1')
  } catch {
    return text
  }
}

function send(port: number, { bytes, cut }: Wire, localAddress: string): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', ...(fromAnywhere && { localAddress }) }, () =>
      cut ? socket.end(bytes) : socket.write(bytes),
    )
    socket.setTimeout(patience, () => {
      socket.destroy()
      reject(new Error('no answer'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // a server may refuse the rest of a request that it has already answered
    socket.on('close', () => {
      const text = unpacked(Buffer.concat(chunks))
      resolve({ statuses: [...text.matchAll(/^HTTP\/1\.\d ([2-5]\d\d)/gm)].map(([, status]) => Number(status)), text })
    })
  })
}

/** Screening stopped it: that is an answer of 200, and nothing may be kept (contract `reviews.file`). */
const isStopped = (body: string) => /"status":"(needs_author_edit|blocked)"/.test(body)

/** Sends `requests` spoilt requests to a server on this machine and judges every answer. */
export async function fuzz({ port, state, calls, forms }: Target, requests: number, seed: number): Promise<Outcome> {
  const proofs = proofsFrom(port)
  /** Receipts by their hash, and those under which a rating was taken. */
  const receipts = new Map<string, string>()
  const known: string[] = []
  // Those that write are few and their inputs have many parts: asked as often as the rest, hardly one would be right.
  const often = calls.flatMap((call) => (call.idempotent ? [call, call, call, call] : [call]))
  const fields: Surface['fields'] = {
    proof: () => proofs.next(),
    receiptHash: ({ below }) => {
      const receipt = Array.from({ length: 64 }, () => below(16).toString(16)).join('')
      const hash = hashOf(receipt)
      receipts.set(hash, receipt)
      return hash
    },
    receipt: ({ pick }) => (known.length > 0 ? pick(known.slice(-12)) : ''),
  }
  const surface = { calls: often, forms, fields }
  const chance = dice(seed)
  const counts: Record<string, number> = {}
  const taken: Record<string, number> = {}
  const bad: string[] = []
  let slowest = { ms: 0, about: '' }
  let sent = 0

  const one = async (number: number): Promise<{ wire: Wire; status: number | null; body: string }> => {
    if (number % 20 === 0) await proofs.refill()
    const wire = nextRequest(surface, chance)
    const begun = performance.now()
    let status: number | null = null
    let body = ''
    try {
      const { statuses, text } = await send(port, wire, sender(chance))
      status = statuses[0] ?? 0
      body = text
      counts[status] = (counts[status] ?? 0) + 1
      if (status === 200 && wire.call) taken[wire.call.name] = (taken[wire.call.name] ?? 0) + 1
      const hash = status === 200 && !isStopped(text) && /"receiptHash":"([0-9a-f]{64})"/.exec(wire.bytes.toString('latin1'))?.[1]
      if (hash) known.push(receipts.get(hash) ?? '')
      for (const any of statuses) if (any >= 500) bad.push(`${any} to request ${number}: ${wire.about}`)
      if (status === 0 && !wire.broken) bad.push(`hung up on request ${number}: ${wire.about}`)
      const leak = leakIn(text)
      if (leak !== null) bad.push(`"${leak}" in the answer to request ${number}: ${wire.about}`)
    } catch {
      bad.push(`no answer to request ${number}: ${wire.about}`)
    }
    const ms = performance.now() - begun
    if (ms > slowest.ms) slowest = { ms, about: wire.about }
    return { wire, status, body }
  }

  const watched = Math.min(Math.floor(requests / watchedShare), mostWatched)
  const many = async () => {
    while (sent < requests - watched) await one(sent++)
  }
  await Promise.all(Array.from({ length: 16 }, many))

  let before = await state()
  while (sent < requests) {
    const number = sent++
    const { wire, status, body } = await one(number)
    const after = await state()
    const tables = changed(before, after)
    before = after
    const isTaken = status !== null && status >= 200 && status < 300
    const reads = /^(GET|HEAD|OPTIONS) /.test(wire.about)
    // Without an answer nobody knows: its sender hung up first, and the server may have taken what it had.
    if (tables.length > 0 && (reads || !isTaken) && status !== 0)
      bad.push(`${tables.join(', ')} changed by request ${number}, which was answered ${status}: ${wire.about}`)
    if (tables.length > 0 && isStopped(body))
      bad.push(`${tables.join(', ')} changed by request ${number}, which was sent back to its author`)
    if (tables.length === 0 && isTaken && wire.call?.idempotent && !isStopped(body))
      bad.push(`nothing was kept of request ${number}, which was taken: ${wire.about}`)
  }
  return { requests: sent, statuses: counts, taken, bad, watched, slowest }
}
