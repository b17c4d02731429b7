import { request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import type { Clock } from '#kernel/clock.ts'
import { guarded, machineResolver, type Reach, refusedAddress } from '../fetcher/addresses.ts'
import type { Push, Sent } from './port.ts'
import { isPoint, sealed } from './sealing.ts'
import { publicOf, vapid } from './vapid.ts'

interface Deps {
  clock: Clock
  /** Where the people of a push service can write to. */
  contact: string
  /** Lets it reach this machine, over http too: for tests alone. */
  loopback?: boolean
  resolve?: Reach['resolve']
  /** Milliseconds for a request and its answer. */
  patience?: number
}

/** The longest wait that a push service may ask for. */
const longestWait = 3_600_000

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
function waitOf(text: string | undefined, now: number): number | null {
  if (text === undefined) return null
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, longestWait) : null
}

/** What an answer means (RFC 8030, sections 5 and 7.3). */
function meaningOf(status: number, after: number | null): Sent {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  return status === 429 || status >= 500 ? { is: 'later', after } : { is: 'refused', status }
}

/**
 * Sends to push services: over https, to public addresses alone, without following a redirect, and without reading what they answer.
 * The one topic replaces a message that still waits for a device that is off: news is news once (RFC 8030, section 5.4).
 */
export function webPush({ clock, contact, loopback = false, resolve = machineResolver, patience = 10_000 }: Deps): Push {
  const reach = { resolve, loopback }
  const post = (url: string, options: RequestOptions, body: Buffer) =>
    new Promise<{ status: number; after: string | undefined }>((done, fail) => {
      const begin = url.startsWith('https:') ? secure : plain
      const sent = begin(url, { ...options, agent: false, lookup: guarded(reach), signal: AbortSignal.timeout(patience) }, (reply) => {
        done({ status: reply.statusCode ?? 0, after: reply.headers['retry-after'] })
        reply.destroy()
      })
      sent.on('error', fail)
      sent.end(body)
    })
  return {
    publicKey: publicOf,
    accepts: ({ endpoint, p256dh, auth }) => refusedAddress(endpoint, reach) === null && isPoint(p256dh) && auth.length === 16,
    send: async ({ endpoint, ...keys }, { text, ttl }, key) => {
      if (refusedAddress(endpoint, reach)) return { is: 'refused', status: null }
      const body = sealed(text, keys)
      const headers = {
        authorization: vapid(endpoint, key, { contact, now: clock() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: Math.max(0, Math.floor(ttl)),
        topic: 'news',
        urgency: 'normal',
      }
      try {
        const { status, after } = await post(endpoint, { method: 'POST', headers }, body)
        return meaningOf(status, waitOf(after, clock()))
      } catch {
        // No answer in time, no such name, a private address: all of it can be different later, and the tries are counted.
        return { is: 'later', after: null }
      }
    },
  }
}
