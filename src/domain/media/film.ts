import { box, type Box, boxesIn, bytesOf, fixed, join, nameAt, only, viewOf, words } from './boxes.ts'
import { codedBy, type Coded, isCoded, type Media } from './coding.ts'
import { CannotClean } from './reasons.ts'
import { type Samples, samplesOf, writeTables } from './samples.ts'

/** Where a track's samples are now. */
export interface Placed {
  offsets: readonly number[]
  sizes: Uint32Array | null
}

/** A track of pictures or sound. Other tracks are never copied: position, motion, time of day, text and depth have tracks of their own. */
export interface Track {
  media: Media
  units: Coded['units']
  samples: Samples
  /** The `trak` box, for samples that were written again. */
  write(placed: Placed): Uint8Array
}

interface Found {
  boxes: Box[]
  mdia: Box[]
  minf: Box[]
  stbl: Box[]
  media: Media
  entries: Box[]
}

const tableOf = (body: Uint8Array, from = 8) => boxesIn(body.subarray(from))

/** A track as it is in the file; null for one that has neither pictures nor sound. */
function find(trak: Uint8Array): Found | null {
  const boxes = boxesIn(trak)
  const mdia = boxesIn(only(boxes, 'mdia'))
  const media = nameAt(only(mdia, 'hdlr'), 8)
  if (media !== 'vide' && media !== 'soun') return null
  const minf = boxesIn(only(mdia, 'minf'))
  const stbl = boxesIn(only(minf, 'stbl'))
  return { boxes, mdia, minf, stbl, media, entries: tableOf(only(stbl, 'stsd')) }
}

/** Two times at the beginning are set to zero, which means that none is known. Version 1 has times of 64 bits. */
const timed = (body: Uint8Array, lengths: readonly [number, number], ...zero: [number, number][]) => {
  const isLong = body[0] === 1
  return fixed(body, lengths[isLong ? 1 : 0], [4, isLong ? 20 : 12], ...zero)
}

/** `hdlr` without the name of what wrote it. QuickTime calls a media handler `mhlr`. */
const handler = (body: Uint8Array, media: Media) => box('hdlr', fixed(body, 8, [0, 4]), bytesOf(media), new Uint8Array(13))

/** Samples are in this file and in no other. @throws CannotClean `damaged` where some are elsewhere */
function ownData(minf: readonly Box[]): Uint8Array {
  const entries = tableOf(only(boxesIn(only(minf, 'dinf')), 'dref'))
  if (entries.some(({ body }) => body.length < 4 || (body[3]! & 1) === 0)) throw new CannotClean('damaged', 'dref')
  return box('dinf', box('dref', words([0, entries.length]), ...entries.map(() => box('url ', words([1])))))
}

/** Where a track begins, and in what shape it is seen. */
function edits(boxes: readonly Box[]): Uint8Array[] {
  return boxes.flatMap(({ type, body }) => {
    if (type === 'edts') {
      const list = boxesIn(body).find((each) => each.type === 'elst')?.body
      return list ? [box(type, box('elst', fixed(list, 8 + viewOf(list).getUint32(4) * (list[0] === 1 ? 20 : 12))))] : []
    }
    if (type !== 'tapt') return []
    const shapes = boxesIn(body).filter((each) => ['clef', 'prof', 'enof'].includes(each.type))
    return [box(type, ...shapes.map((each) => box(each.type, fixed(each.body, 12))))]
  })
}

function trackOf(found: Found, isQuickTime: boolean): Track {
  const { boxes, mdia, minf, stbl, media, entries } = found
  const coded = entries.map((entry) => codedBy(media, entry, isQuickTime))
  if (coded.length === 0) throw new CannotClean('damaged', 'stsd')
  // A film that was put together of several is read by one rule only.
  const [{ units, packet }] = coded as [Coded]
  const isAlike = coded.every((each) => JSON.stringify([each.units, each.packet]) === JSON.stringify([units, packet]))
  if (!isAlike) throw new CannotClean('codec')
  const head = box('tkhd', timed(only(boxes, 'tkhd'), [84, 96]))
  const mdhd = box('mdhd', timed(only(mdia, 'mdhd'), [24, 36]))
  const [medium, length] = media === 'vide' ? (['vmhd', 12] as const) : (['smhd', 8] as const)
  // QuickTime asks for a second handler, that of the data.
  const data = isQuickTime ? [box('hdlr', words([0]), bytesOf('dhlrurl '), new Uint8Array(13))] : []
  const about = [box(medium, fixed(only(minf, medium), length)), ...data, ownData(minf)]
  const stsd = box('stsd', words([0, coded.length]), ...coded.map(({ entry }) => entry))
  return {
    media,
    units,
    samples: samplesOf(stbl, coded[0]!),
    write: ({ offsets, sizes }) =>
      box(
        'trak',
        head,
        ...edits(boxes),
        box(
          'mdia',
          mdhd,
          handler(only(mdia, 'hdlr'), media),
          box('minf', ...about, box('stbl', stsd, ...writeTables(stbl, offsets, sizes))),
        ),
      ),
  }
}

/** A film or a recording: its tracks of pictures and sound, and the box that names them. */
export interface Film {
  tracks: readonly Track[]
  /** The `moov` box, for samples that were written again: one place for each track. */
  write(placed: readonly Placed[]): Uint8Array
}

/** Fails with `damaged` where a table says that it is longer than it is. */
function reading<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new CannotClean('damaged', 'table')
    throw error
  }
}

/**
 * Reads what a film says of itself (ISO/IEC 14496-12, 8.2; QuickTime File Format, "Movie atoms"). Only boxes that are named here are
 * written again; all others, and times, names of devices and programs in them, are left out.
 * @param moov the bytes of its `moov` box, without the head
 * @throws CannotClean `damaged`, `fragments` (its samples are described elsewhere) or `codec`
 */
export function readFilm(moov: Uint8Array, isQuickTime: boolean): Film {
  return reading(() => {
    const boxes = boxesIn(moov)
    if (boxes.some(({ type }) => type === 'mvex')) throw new CannotClean('fragments')
    // The movie's header: what QuickTime has between its matrix and the next track's number are times of a preview.
    const mvhd = only(boxes, 'mvhd')
    const reserved: [number, number] = mvhd[0] === 1 ? [84, 108] : [72, 96]
    const head = box('mvhd', timed(mvhd, [100, 112], reserved))
    const found = boxes.flatMap(({ type, body }) => (type === 'trak' ? (find(body) ?? []) : []))
    // Phones record sound twice, the second time in a format of their own: one that can be checked is enough.
    const known = found.filter(({ media, entries }) => entries.every((entry) => isCoded(media, entry.type)))
    if (known.length === 0 || found.some(({ media }) => !known.some((each) => each.media === media))) throw new CannotClean('codec')
    const tracks = known.map((each) => trackOf(each, isQuickTime))
    return { tracks, write: (placed) => box('moov', head, ...tracks.map((track, index) => track.write(placed[index]!))) }
  })
}

/** The box that begins a film, with brands that name no device. */
export function beginning(film: Film, isQuickTime: boolean): { type: string; ftyp: Uint8Array } {
  const isSound = !film.tracks.some(({ media }) => media === 'vide')
  const [type, brands] = isQuickTime
    ? ['video/quicktime', ['qt  ', 'qt  ']]
    : isSound
      ? ['audio/x-m4a', ['M4A ', 'M4A ', 'mp42', 'isom']]
      : ['video/mp4', ['isom', 'isom', 'iso2', 'mp41']]
  const [major, ...others] = (brands as string[]).map((name) => bytesOf(name))
  return { type: type as string, ftyp: box('ftyp', major!, words([512]), join(others)) }
}
