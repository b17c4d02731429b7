import type { Sample } from './images.testing.ts'
import { canary, place } from './traces.testing.ts'

// Films as phones and action cameras make them, with a position and canaries in every place that metadata can have.

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
export const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )
const zeros = (length: number) => Buffer.alloc(length)
const latin = (text: string) => Buffer.from(text, 'latin1')

export const atom = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), latin(type), body])
}

/** Coordinates as QuickTime writes them (ISO 6709), as Apple's `keys` name them, and as text that a camera writes. */
const iso6709 = `+${place.latitude}-0${place.longitude}+012.3/`
const secret = latin(`${canary} ${iso6709}`)

const udta = atom(
  'udta',
  atom('\u{a9}xyz', u16(iso6709.length), u16(0x15c7), latin(iso6709)),
  atom('\u{a9}mod', secret),
  atom('loci', secret),
)
const meta = atom(
  'meta',
  atom('hdlr', u32(0, 0), latin('mdta'), zeros(13)),
  atom('keys', u32(0, 1), atom('mdta', latin('com.apple.quicktime.location.ISO6709'))),
  atom('ilst', atom('\0\0\0\u{1}', atom('data', u32(1, 0), latin(iso6709), secret))),
)

/** 2 November 2026, 17:45:12, in seconds since 1904. */
export const filmedAt = 3_876_572_712

const unit = (...bytes: (number | Buffer)[]) => {
  const content = Buffer.concat(bytes.map((each) => (typeof each === 'number' ? Buffer.from([each]) : each)))
  return Buffer.concat([u32(content.length), content])
}

/** A picture with a unit of supplemental information in front (user data, unregistered), as encoders and dash cameras write it. */
function picture(coding: 'avc' | 'hevc', index: number): Buffer {
  const slice = Buffer.from(Array.from({ length: 40 + (index % 9) }, (_, at) => (at * 7 + index) & 255))
  const sei = Buffer.concat([Buffer.from([5, 16 + secret.length]), latin('0123456789abcdef'), secret, Buffer.from([0x80])])
  return coding === 'avc'
    ? Buffer.concat([unit(0x06, sei), unit(0x65, slice)])
    : Buffer.concat([unit(0x4e, 1, sei), unit(0x26, 1, slice), unit(0x7c, 1, secret)])
}

interface TrackSample {
  handler: string
  entry: Buffer
  /** The box that says of what medium it is. */
  medium: Buffer
  samples: Buffer[]
}

const compressor = Buffer.concat([Buffer.from([canary.length]), latin(canary), zeros(31 - canary.length)])

function pictures(coding: 'avc' | 'hevc', index: number): TrackSample {
  const settings =
    coding === 'avc'
      ? atom(
          'avcC',
          Buffer.from([1, 66, 0, 30, 0xff, 0xe1]),
          u16(4),
          Buffer.from([0x67, 66, 0, 30]),
          Buffer.from([1]),
          u16(2),
          Buffer.from([0x68, 1]),
        )
      : atom(
          'hvcC',
          Buffer.from([1]),
          zeros(20),
          Buffer.from([3, 2, 0x21, 0, 1]),
          u16(3),
          Buffer.from([0x42, 1, 9, 0x27, 0, 1]),
          u16(secret.length + 2),
          Buffer.from([0x4e, 1]),
          secret,
        )
  const entry = atom(
    coding === 'avc' ? 'avc1' : 'hvc1',
    zeros(6),
    u16(1),
    zeros(4),
    latin('CANA'),
    zeros(8),
    u16(64),
    u16(48),
    u32(0x480000, 0x480000, 0),
    u16(1),
    compressor,
    u16(24),
    u16(0xffff),
    settings,
    atom('colr', latin('prof'), secret),
    atom('zzzz', secret),
  )
  return { handler: 'vide', entry, medium: atom('vmhd', u32(1, 0, 0)), samples: [0, 1, 2, 3].map((each) => picture(coding, each + index)) }
}

const esds = atom(
  'esds',
  u32(0),
  Buffer.from([3, 25, 0, 2, 0, 4, 17, 0x40, 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2, 0x12, 0x10, 6, 1, 2]),
)
function sound(index: number): TrackSample {
  const entry = atom(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(4),
    latin('CANA'),
    u16(2),
    u16(16),
    u32(0),
    u16(48_000),
    u16(0),
    esds,
    atom('zzzz', secret),
  )
  const samples = [0, 1, 2, 3, 4].map((each) => Buffer.from(Array.from({ length: 12 + each }, (_, at) => (at * 5 + index + each) & 255)))
  return { handler: 'soun', entry, medium: atom('smhd', u32(0, 0)), samples }
}

/** Position, motion or time of day, in samples of a track of their own. */
const data = (handler: string, format: string): TrackSample => ({
  handler,
  entry: atom(format, zeros(6), u16(1), secret),
  medium: atom('gmhd', atom('gmin', zeros(16))),
  samples: [secret, latin(`GPS5 ${place.latitude} ${place.longitude}`), secret],
})

function trak(track: TrackSample, number: number, offsets: readonly number[]): Buffer {
  const { handler, entry, medium, samples } = track
  return atom(
    'trak',
    atom('tkhd', u32(7, filmedAt, filmedAt, number, 0, 400), zeros(60)),
    atom('edts', atom('elst', u32(0, 1, 400, 0, 0x10000))),
    atom('tref', atom('cdsc', u32(1))),
    atom('meta', secret),
    udta,
    atom(
      'mdia',
      atom('mdhd', u32(0, filmedAt, filmedAt, 1000, 400, 0)),
      atom('hdlr', u32(0), latin('mhlr'), latin(handler), zeros(12), Buffer.from([canary.length]), latin(canary)),
      atom(
        'minf',
        medium,
        atom('dinf', atom('dref', u32(0, 1), atom('alis', u32(1)))),
        atom(
          'stbl',
          atom('stsd', u32(0, 1), entry),
          atom('stts', u32(0, 1, samples.length, 100)),
          atom('stsc', u32(0, 1, 1, 1, 1)),
          atom('stsz', u32(0, 0, samples.length, ...samples.map(({ length }) => length))),
          atom('stco', u32(0, offsets.length, ...offsets)),
          atom('sgpd', secret),
        ),
      ),
    ),
  )
}

/** A film of these tracks, whose samples take turns in the file. @param first whether the description stands in front of them */
function film(brand: string | null, tracks: readonly TrackSample[], first: boolean): Buffer {
  const most = Math.max(...tracks.map(({ samples }) => samples.length))
  const begin = [brand === null ? Buffer.alloc(0) : atom('ftyp', latin(brand), u32(0), latin(brand)), atom('wide'), atom('free', secret)]
  const moov = (from: number) => {
    let at = from
    const offsets = tracks.map((): number[] => [])
    for (let turn = 0; turn < most; turn += 1) {
      for (const [index, { samples }] of tracks.entries()) {
        const sample = samples[turn]
        if (!sample) continue
        offsets[index]!.push(at)
        at += sample.length
      }
    }
    const mvhd = atom('mvhd', u32(0, filmedAt, filmedAt, 1000, 400, 0x10000, 0x1000000), zeros(68), u32(tracks.length + 1))
    return atom('moov', mvhd, ...tracks.map((track, index) => trak(track, index + 1, offsets[index]!)), udta, meta, atom('iods', secret))
  }
  const samples = Array.from({ length: most }, (_, turn) => tracks.flatMap((track) => track.samples[turn] ?? [])).flat()
  const mdat = atom('mdat', ...samples, secret)
  const end = [atom('uuid', latin('0123456789abcdef'), secret), atom('skip', secret), atom('gps0', secret)]
  const length = begin.reduce((sum, each) => sum + each.length, 0)
  const parts = first ? [...begin, moov(length + moov(0).length + 8), mdat, ...end] : [...begin, mdat, moov(length + 8), ...end]
  return Buffer.concat([...parts, secret])
}

export const mp4Sample = async (index: number): Promise<Sample> => ({
  name: `clip-${index}.mp4`,
  type: 'video/mp4',
  bytes: film('mp42', [pictures('avc', index), sound(index), data('meta', 'gpmd'), data('text', 'tx3g')], index % 2 === 0),
})

export const movSample = async (index: number): Promise<Sample> => ({
  name: `IMG_${index}.mov`,
  type: 'video/quicktime',
  bytes: film(
    index % 3 === 0 ? null : 'qt  ',
    [data('meta', 'mebx'), pictures('hevc', index), sound(index), data('camm', 'camm'), data('tmcd', 'tmcd')],
    index % 2 === 1,
  ),
})

export const m4aSample = async (index: number): Promise<Sample> => ({
  name: `memo-${index}.m4a`,
  type: 'audio/x-m4a',
  bytes: film('M4A ', [sound(index), data('sbtl', 'tx3g')], index % 2 === 0),
})

export const filmSamples = [mp4Sample, movSample, m4aSample]
