import { describe, expect, test } from 'vitest'
import { cameOf, type ExchangeFacts, exchangeStateOf, type Recorded } from './lateness.ts'
import { medianOf, punctualityOf } from './punctuality.ts'
import { strip } from './strip.ts'
import { isWithin, metresBetween } from './within.ts'

const minute = 60_000
const due = Date.parse('2026-03-13T22:00:00Z')
const at = (side: 'A' | 'B', minutes: number, kind: Recorded['kind'] = 'arrived'): Recorded => ({
  side,
  kind,
  at: due + minutes * minute,
  enteredAt: null,
})
/** A record entered later, this many minutes after the exchange was due. */
const typed = (record: Recorded, minutes: number): Recorded => ({ ...record, enteredAt: due + minutes * minute })
const facts = (now: number, ...records: Recorded[]): ExchangeFacts => ({
  due,
  grace: 15,
  records,
  now: due + now * minute,
  isCancelled: false,
})

describe('lateness', () => {
  test('is counted after the grace: 27 minutes after the hour with 15 of grace are 12', () => {
    expect(cameOf(facts(30, at('A', 27)), 'A')).toEqual({
      is: 'late',
      at: due + 27 * minute,
      after: 27,
      minutes: 12,
      enteredAt: null,
      alsoEntered: null,
    })
  })
  test('the last minute of the grace is in time, and so is a person who comes before the hour', () => {
    expect(cameOf(facts(30, at('A', 15.9)), 'A').is).toBe('on_time')
    expect(cameOf(facts(30, at('A', 16)), 'A')).toMatchObject({ is: 'late', minutes: 1 })
    expect(cameOf(facts(30, at('A', -40)), 'A').is).toBe('on_time')
  })
  test("the first record of a side counts; a note is no record, and the other side's record does not matter", () => {
    expect(cameOf(facts(60, at('A', 40), at('A', 10, 'handed_over')), 'A').is).toBe('on_time')
    expect(cameOf(facts(60, at('A', 40), at('A', 0, 'note')), 'A')).toMatchObject({ minutes: 25 })
    expect(cameOf(facts(60, at('B', 40)), 'A').is).toBe('open')
  })
  test('a record made at the time counts before one entered later, and the later one is shown beside it', () => {
    const [live, early] = [at('A', 40), typed(at('A', 2), 300)]
    expect(cameOf(facts(400, live, early), 'A')).toMatchObject({
      is: 'late',
      after: 40,
      minutes: 25,
      enteredAt: null,
      alsoEntered: { at: due + 2 * minute, enteredAt: due + 300 * minute },
    })
    expect(cameOf(facts(400, early), 'A')).toMatchObject({ is: 'on_time', after: 2, enteredAt: due + 300 * minute, alsoEntered: null })
  })
  test('minutes before the hour are below nothing', () => {
    expect(cameOf(facts(60, at('A', -41)), 'A')).toMatchObject({ is: 'on_time', after: -41 })
  })
  test('there is no record two hours after the grace, and not a moment before', () => {
    expect(cameOf(facts(135), 'A').is).toBe('open')
    expect(cameOf(facts(135.1), 'A').is).toBe('no_record')
  })
})

describe('the state of an exchange', () => {
  test.each([
    ['scheduled', facts(-60)],
    ['scheduled', facts(60)],
    ['checked_in', facts(10, at('A', 0))],
    ['late', facts(30, at('A', 27))],
    ['completed', facts(30, at('A', 0, 'handed_over'), at('B', 2, 'received'))],
    ['late', facts(30, at('A', 0, 'handed_over'), at('B', 27, 'received'))],
    ['missed', facts(136, at('A', 0))],
    ['missed', facts(136)],
    ['cancelled', { ...facts(136, at('A', 0)), isCancelled: true }],
  ] as const)('is %s', (state, given) => {
    expect(exchangeStateOf(given)).toBe(state)
  })
})

describe('punctuality of a month', () => {
  test("each side's exchanges are counted, and too few give no statement", () => {
    const past = [
      ...[0, 3, 20, 45].map((minutes) => ({ ...facts(500, at('A', 0), at('B', minutes)), to: 'B' as const })),
      { ...facts(500, at('A', 90)), to: 'A' as const },
      { ...facts(500, at('A', 90)), isCancelled: true, to: 'A' as const },
    ]
    const { A, B } = punctualityOf(past)
    expect(A.all).toEqual({ n: 5, onTime: 4, late: 1, medianMinutes: 75, enteredLater: 0, noRecord: 0, isEnough: true })
    expect(A.receiving).toEqual({ n: 1, onTime: 0, late: 1, medianMinutes: 75, enteredLater: 0, noRecord: 0, isEnough: false })
    expect(B.receiving).toEqual({ n: 4, onTime: 2, late: 2, medianMinutes: 17.5, enteredLater: 0, noRecord: 0, isEnough: false })
    expect(B.giving).toMatchObject({ n: 1, noRecord: 1 })
  })
  test('records entered later are counted separately: neither on time nor late, and no basis for a statement', () => {
    const past = [0, 1, 2, 40, 3].map((minutes, index) => ({
      ...facts(500, index < 2 ? typed(at('A', minutes), 400) : at('A', minutes)),
      to: 'A' as const,
    }))
    expect(punctualityOf(past).A.all).toEqual({
      n: 5,
      onTime: 2,
      late: 1,
      medianMinutes: 25,
      enteredLater: 2,
      noRecord: 0,
      isEnough: false,
    })
  })
  test('the median of an even number is the mean of the middle two, and an empty list has none', () => {
    expect([medianOf([9, 1, 5]), medianOf([4, 1, 9, 2]), medianOf([])]).toEqual([5, 3, null])
  })
})

describe('within 150 m', () => {
  const place = { latitude: 40, longitude: -83 }
  // A degree of latitude is 111,195 m on this sphere.
  const north = (metres: number, accuracy = 10) => ({ latitude: 40 + metres / 111_195, longitude: -83, accuracy })
  test('the distance over the ground is that of the sphere', () => {
    expect(metresBetween(place, north(1_000))).toBeCloseTo(1_000, 1)
    expect(metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeCloseTo(222.39, 1)
  })
  test('is yes inside, no outside, and nothing where the device does not know', () => {
    expect(isWithin(place, north(100))).toBe(true)
    expect(isWithin(place, north(170))).toBe(false)
    expect(isWithin(place, north(149, 50))).toBe(true)
    expect(isWithin(place, north(160, 50))).toBe(false)
    expect(isWithin(place, north(300, 1_000))).toBeNull()
  })
})

describe('a photo without its metadata', () => {
  const word = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
  const segment = (marker: number, bytes: number[]) => [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]
  const frame = segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x3f, 0xff, 0x00, 0x12, 0xff, 0xd3, 0x44]
  const bare = [0xff, 0xd8, ...frame, ...scan, 0xff, 0xd9]
  test('a JPEG keeps its frame, tables and scans, with stuffed bytes and restarts, and nothing of APP or COM', () => {
    const metadata = [0xe0, 0xe1, 0xe2, 0xed, 0xfe].flatMap((marker) => segment(marker, word('Exif GPS home')))
    const photo = Uint8Array.from([
      0xff,
      0xd8,
      ...metadata,
      ...frame,
      ...segment(0xe1, word('GPS again')),
      ...scan,
      0xff,
      0xd9,
      ...word('behind the end'),
    ])
    expect(strip(photo)).toEqual({ type: 'image/jpeg', bytes: Uint8Array.from(bare) })
  })
  test('metadata between two scans goes too, and Adobe’s colours stay', () => {
    const adobe = segment(0xee, [...word('Adobe'), 0, 100, 0, 0, 0, 0, 1])
    const photo = [0xff, 0xd8, ...adobe, ...frame, ...scan, ...segment(0xfe, word('here')), ...scan, 0xff, 0xd9]
    expect(strip(Uint8Array.from(photo))!.bytes).toEqual(Uint8Array.from([0xff, 0xd8, ...adobe, ...frame, ...scan, ...scan, 0xff, 0xd9]))
    // More than the colors under that name is not Adobe's.
    const long = segment(0xee, [...word('Adobe GPS home is here')])
    expect(strip(Uint8Array.from([0xff, 0xd8, ...long, ...frame, ...scan, 0xff, 0xd9]))!.bytes).toEqual(Uint8Array.from(bare))
  })
  const chunk = (name: string, bytes: number[]) => [0, 0, 0, bytes.length, ...word(name), ...bytes, 1, 2, 3, 4]
  const head = [
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    ...chunk(
      'IHDR',
      Array.from({ length: 13 }, () => 1),
    ),
  ]
  test('a PNG keeps its picture, and none of eXIf, tEXt, iTXt, zTXt, tIME', () => {
    const metadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX'].flatMap((name) => chunk(name, word('GPS')))
    const picture = [...chunk('IDAT', [1, 2, 3]), ...chunk('IEND', [])]
    expect(strip(Uint8Array.from([...head, ...metadata, ...picture, ...word('GPS behind')]))).toEqual({
      type: 'image/png',
      bytes: Uint8Array.from([...head, ...picture]),
    })
  })
  test.each([
    ['nothing', []],
    ['another kind of file', word('GIF89a')],
    ['a JPEG that is cut off', bare.slice(0, -2)],
    ['a JPEG with a length beyond its end', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]],
    ['a JPEG without a picture', [0xff, 0xd8, ...segment(0xe1, word('GPS')), 0xff, 0xd9]],
    ['a PNG without a picture', [...head, ...chunk('IEND', [])]],
    ['a PNG without an end', [...head, ...chunk('IDAT', [1])]],
    ['a PNG with a length beyond its end', [...head, 0xff, 0xff, 0xff, 0xff, ...word('IDAT'), 1, 2, 3, 4]],
  ])('%s is refused', (_what, bytes) => {
    expect(strip(Uint8Array.from(bytes))).toBeNull()
  })
  test('a file of random bytes is refused or becomes a picture without metadata, and never throws', () => {
    let seed = 7
    const next = (): number => (seed = (seed * 16_807) % 2_147_483_647) % 256
    const stripped = Array.from({ length: 2_000 }, () => strip(Uint8Array.from(bare.map((byte) => (next() < 12 ? next() : byte))))).filter(
      (photo) => photo !== null,
    )
    expect(stripped.length).toBeGreaterThan(50)
    for (const { bytes } of stripped) expect(strip(bytes)?.bytes).toEqual(bytes)
  })
})
