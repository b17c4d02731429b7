import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural, type Text } from '#kernel/text.ts'
import type { Limit } from './contract.ts'

export interface Limiter {
  /**
   * Counts one call from an address.
   * @throws Fault `limited`, with the seconds to wait, when it is one too many
   */
  take(name: string, limit: Limit, address: string): void
  /** Takes one back that turned out to be none: where only what fails is to count. */
  giveBack(name: string, address: string): void
}

/** So many visitors are counted at once; a flood of more addresses makes the oldest be forgotten. */
const mostCounted = 100_000

/**
 * The network of an address: a household's or a mobile cell's /24 (or /48), not the device.
 * An address of the sixth kind that wraps one of the fourth counts as that.
 */
export function networkOf(address: string): string {
  const four = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (four) return four[1]!
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...gap, ...after]
    .slice(0, 3)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}

const minute = 60_000

/**
 * How long a refused caller is asked to wait: to the end of the window, in steps of a twelfth of it and never less than a minute.
 * It is made of the clock and the call's own limit alone, so that it says nothing of who called when.
 * @param now milliseconds
 * @returns whole minutes
 */
function retryAfter(now: number, minutes: number): number {
  const step = Math.max(1, Math.floor(minutes / 12)) * minute
  const left = minutes * minute - (now % (minutes * minute))
  return (Math.ceil(left / step) * step) / minute
}

/**
 * Limits by a keyed hash of the visitor's network, in memory only. The key is made by chance, is never
 * written down, and turns with the day (ratings.md, section 2.1 point 5): yesterday's hashes cannot be
 * tied to an address by anybody, and today's only by who reads this process's memory.
 *
 * A window begins with the clock (of 60 minutes: on the hour, UTC), never with someone's first call: a neighbor on the same
 * network would else read from the time to wait when that call was made (decision 0058).
 * @param random bytes by chance, handed in by tests
 */
export function limiter(clock: Clock, random: (size: number) => Buffer = randomBytes): Limiter {
  const dayLong = 24 * 60 * minute
  let day = -1
  let key: Buffer = Buffer.alloc(0)
  let counts = new Map<string, { window: number; n: number }>()

  const whoIs = (name: string, address: string) =>
    createHmac('sha256', key)
      .update(`${name}\n${networkOf(address)}`)
      .digest('base64')

  /** So many fewer for this network in this window, up to a quarter: who fills it up learns nothing of one call more or less. */
  const blur = (drawn: string, most: number) => createHmac('sha256', key).update(drawn).digest().readUInt16BE() % (Math.floor(most / 4) + 1)

  return {
    take(name, { most, minutes, isBlurred }, address) {
      const now = clock()
      const today = Math.floor(now / dayLong)
      if (today !== day) {
        day = today
        key = random(32)
        counts = new Map()
      }
      const window = Math.floor(now / (minutes * minute))
      const who = whoIs(name, address)
      const known = counts.get(who)
      const count = known?.window === window ? known : { window, n: 0 }
      if (count.n >= most - (isBlurred ? blur(`${who} ${window}`, most) : 0)) {
        const wait = retryAfter(now, minutes)
        throw new Fault('limited', tooMany(wait), {
          wait: String(wait * 60),
        })
      }
      count.n += 1
      if (count !== known) {
        counts.delete(who)
        counts.set(who, count)
        if (counts.size > mostCounted) counts.delete(counts.keys().next().value!)
      }
    },
    giveBack(name, address) {
      const count = counts.get(whoIs(name, address))
      if (count && count.n > 0) count.n -= 1
    },
  }
}

function tooMany(minutes: number): Text {
  const hours = Math.ceil(minutes / 60)
  return minutes >= 120
    ? msg`Too many from this connection. Try again in ${plural({ hours }, { one: '# hour', other: '# hours' })}.`
    : msg`Too many from this connection. Try again in ${plural({ minutes }, { one: 'a minute', other: '# minutes' })}.`
}

/** For tests that send more than any visitor would. */
export const unlimited: Limiter = { take: () => undefined, giveBack: () => undefined }
