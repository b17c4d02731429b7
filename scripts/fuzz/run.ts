import { connect } from 'node:net'
import type { AnyCall } from '../../src/http/contract.ts'
import { dice } from './dice.ts'
import { nextRequest, type Wire } from './requests.ts'

export interface Outcome {
  requests: number
  /** How often each status was answered; 0 stands for a connection closed without an answer. */
  statuses: Readonly<Record<string, number>>
  /** What must not be: one line for each. */
  bad: readonly string[]
  slowest: { ms: number; about: string }
}

/** What no answer may hold: a place in our code, a piece of SQL or of PostgreSQL's own messages. */
const leaks =
  /\n\s+at .+:\d+:\d+|node_modules|\.(ts|js):\d+:\d+|syntax error at|invalid input syntax|violates [a-z-]+ constraint|relation "|SQLSTATE|casebalance_(app|owner|reviews)|\bselect\b.+\bfrom\b.+\bwhere\b/is

const patience = 20_000

function send(port: number, { bytes }: Wire): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.\d ([2-5]\d\d)/m.exec(text)?.[1] ?? 0), text })
    }
    socket.setTimeout(patience, () => {
      socket.destroy()
      reject(new Error('no answer'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // a server may refuse the rest of a request that it has already answered
    socket.on('close', end)
  })
}

/** Sends `requests` spoilt requests to a server on this machine, some at a time, and judges every answer. */
export async function fuzz(port: number, calls: readonly AnyCall[], requests: number, seed: number): Promise<Outcome> {
  const chance = dice(seed)
  const statuses: Record<string, number> = {}
  const bad: string[] = []
  let slowest = { ms: 0, about: '' }
  let sent = 0
  const one = async () => {
    while (sent < requests) {
      const number = sent++
      const wire = nextRequest(calls, chance)
      const begun = performance.now()
      try {
        const { status, text } = await send(port, wire)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status >= 500) bad.push(`${status} to request ${number}: ${wire.about}`)
        const leak = leaks.exec(text)
        if (leak) bad.push(`"${leak[0].trim().slice(0, 60)}" in the answer to request ${number}: ${wire.about}`)
      } catch {
        bad.push(`no answer to request ${number}: ${wire.about}`)
      }
      const ms = performance.now() - begun
      if (ms > slowest.ms) slowest = { ms, about: wire.about }
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return { requests: sent, statuses, bad, slowest }
}
