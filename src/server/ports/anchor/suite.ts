import { OctetString } from 'asn1js'
import { describe, expect, test } from 'vitest'
import type { Manner } from './authority.testing.ts'
import { type Anchor, NoStamp } from './port.ts'

const data = new TextEncoder().encode('records.example/ledger\n3\nroot\n\n— records.example signature\n')
const now = Date.parse('2026-03-12T18:00:00Z')

/** What came of it: a stamp, or the reason why there is none. */
const outcome = async (anchor: Anchor) =>
  anchor.stamp(data).catch((error: unknown) => {
    if (error instanceof NoStamp) return error.why
    throw error
  })

/** What every adapter of the anchor keeps. @param make an anchor at an authority that answers in some manner; its clock stands at `now` */
export function anchorSuite(name: string, make: (manner: Partial<Manner>, now: number) => Promise<Anchor>) {
  describe(`anchor: ${name}`, () => {
    test('a stamp says when and by which authority, and its token is the authority’s', async () => {
      const anchor = await make({}, now)
      const stamp = await anchor.stamp(data)
      expect(stamp).toMatchObject({ at: new Date(now), authority: 'Test Authority', drift: 0 })
      expect(stamp.token.length).toBeGreaterThan(500)
    })

    test('a clock that differs is measured, in both directions', async () => {
      for (const ms of [5_000, -7_200_000]) {
        const anchor = await make({ now: () => now + ms }, now)
        expect((await anchor.stamp(data)).drift).toBe(ms)
      }
    })

    test('an authority that is slow, gone or refuses is each its own reason', async () => {
      const outcomes = []
      for (const manner of [{ wait: 2_000 }, { httpStatus: 503 }, { status: 2 }]) outcomes.push(await outcome(await make(manner, now)))
      expect(outcomes).toEqual(['slow', 'gone', 'refused'])
    })

    test('an answer about something else, to another request, for another use, unsigned or broken is wrong', async () => {
      const flipped = (bytes: Buffer) => {
        const copy = Buffer.from(bytes)
        copy[copy.length - 5]! ^= 1
        return copy
      }
      const manners: Partial<Manner>[] = [
        { info: (info) => void (info.messageImprint.hashedMessage = new OctetString({ valueHex: new ArrayBuffer(32) })) },
        { certificateOf: 'another' },
        { info: (info) => void (info.messageImprint.hashAlgorithm.algorithmId = '1.3.14.3.2.26') },
        { info: (info) => void delete info.nonce },
        { purpose: '1.3.6.1.5.5.7.3.1' },
        { answer: flipped },
        { answer: (bytes) => bytes.subarray(0, bytes.length - 1) },
        { answer: (bytes) => Buffer.concat([bytes, Buffer.from([0])]) },
        { answer: () => Buffer.from('<html>') },
        { answer: () => Buffer.alloc(0) },
        { answer: () => Buffer.alloc(300_000) },
      ]
      const outcomes = []
      for (const manner of manners) outcomes.push(await outcome(await make(manner, now)))
      expect(outcomes.map((each) => (typeof each === 'string' ? each : 'a stamp'))).toEqual(manners.map(() => 'wrong'))
    })
  })
}
