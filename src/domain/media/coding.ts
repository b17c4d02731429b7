import { box, boxesIn, fixed, join, nameAt, only, viewOf } from './boxes.ts'
import { type Coding, isNeeded } from './nals.ts'
import { CannotClean } from './reasons.ts'

// How samples are coded: the entries of `stsd` (ISO/IEC 14496-12, 8.5.2; QuickTime File Format, "Sound sample descriptions").

export type Media = 'vide' | 'soun'

/** How a track's samples are coded, with the names of devices and programs taken out. */
export interface Coded {
  /** The entry of `stsd`, written again. */
  entry: Uint8Array
  /** Pictures whose units are looked at one by one; null for samples that are copied. */
  units: { coding: Coding; lengthBytes: number } | null
  /** Of sound without compression in QuickTime, whose table of sizes says 1: bytes of so many samples together. */
  packet: { bytes: number; samples: number } | null
}

const codings: Readonly<Record<string, Coding>> = { avc1: 'avc', avc3: 'avc', hvc1: 'hevc', hev1: 'hevc' }
/** Formats whose samples hold nothing but picture or sound. MJPEG is none: each of its pictures has EXIF of its own. */
const copied: Readonly<Record<Media, readonly string[]>> = {
  vide: ['vp08', 'vp09', 's263', 'apcn', 'apch', 'apcs', 'apco', 'ap4h', 'ap4x'],
  soun: ['mp4a', 'alac', 'ac-3', 'ec-3', 'Opus', 'samr', 'sawb', 'sowt', 'twos', 'lpcm', 'in24', 'in32', 'fl32', 'fl64', 'ulaw', 'alaw'],
}

/** Whether a format can be cleaned. */
export const isCoded = (media: Media, format: string): boolean =>
  (media === 'vide' && codings[format] !== undefined) || copied[media].includes(format)

/** Boxes in an entry that are copied, and how long they may be, in bytes. What is not named here is left out. */
const settings: Readonly<Record<string, number>> = {
  avcC: 4096,
  vpcC: 64,
  pasp: 8,
  clap: 32,
  fiel: 2,
  mdcv: 24,
  clli: 4,
  gama: 4,
  esds: 1024,
  alac: 256,
  dac3: 64,
  dec3: 64,
  dOps: 300,
  damr: 16,
  d263: 16,
  chan: 4096,
  srat: 8,
  pcmC: 8,
  frma: 4,
  enda: 2,
}

/** The parameter sets of H.265 (ISO/IEC 14496-15, 8.3.3.1) without supplemental information: x265 writes its settings there. */
function hevcSettings(body: Uint8Array): Uint8Array {
  const view = viewOf(body)
  const arrays: Uint8Array[] = []
  let at = 23
  for (let left = view.getUint8(22); left > 0; left -= 1) {
    const from = at
    at += 3
    for (let units = view.getUint16(from + 1); units > 0; units -= 1) at += 2 + view.getUint16(at)
    if (at > body.length) throw new CannotClean('damaged', 'hvcC')
    if (isNeeded('hevc', (body[from]! & 63) << 1)) arrays.push(body.subarray(from, at))
  }
  const head = body.slice(0, 23)
  head[22] = arrays.length
  return join([head, ...arrays])
}

function setting({ type, body }: { type: string; body: Uint8Array }): Uint8Array[] {
  if (type === 'hvcC') return [box(type, hevcSettings(body))]
  // QuickTime's own box around the settings of sound; a box without a name ends it.
  if (type === 'wave') return [box(type, ...boxesIn(body).flatMap(setting), box('\0\0\0\0'))]
  // Colors by number. A profile is a file, with a name and a maker.
  if (type === 'colr' && ['nclx', 'nclc'].includes(nameAt(body, 0))) return [box(type, body.slice(0, 11))]
  const most = settings[type]
  if (most === undefined) return []
  if (body.length > most) throw new CannotClean('damaged', `long ${type}`)
  return [box(type, body)]
}

/** Where the boxes of an entry begin, after what its format has in front of them. */
function soundHead(body: Uint8Array, isQuickTime: boolean): number {
  const version = viewOf(body).getUint16(8)
  if (!isQuickTime || version === 0) return 28
  if (version > 2) throw new CannotClean('damaged', 'sound')
  return version === 1 ? 44 : 64
}

function packetOf(body: Uint8Array, head: number): Coded['packet'] {
  if (head !== 44) return null
  const view = viewOf(body)
  const [samples, bytes] = [view.getUint32(28), view.getUint32(36)]
  return samples > 0 && bytes > 0 ? { samples, bytes } : null
}

/** An entry of `stsd`. @throws CannotClean `codec` or `damaged` */
export function codedBy(media: Media, { type, body }: { type: string; body: Uint8Array }, isQuickTime: boolean): Coded {
  if (!isCoded(media, type)) throw new CannotClean('codec')
  if (media === 'soun') {
    const head = soundHead(body, isQuickTime)
    // Revision and maker. What stands in 0 to 6 is reserved.
    const entry = box(type, fixed(body, head, [0, 6], [10, 16]), ...boxesIn(body.subarray(head)).flatMap(setting))
    return { entry, units: null, packet: packetOf(body, head) }
  }
  const inside = boxesIn(body.subarray(78))
  // Version, revision, maker and quality; the name of what encoded the film.
  const entry = box(type, fixed(body, 78, [0, 6], [8, 24], [42, 74]), ...inside.flatMap(setting))
  const coding = codings[type]
  if (coding === undefined) return { entry, units: null, packet: null }
  const by = coding === 'avc' ? only(inside, 'avcC')[4]! : only(inside, 'hvcC')[21]!
  return { entry, units: { coding, lengthBytes: (by & 3) + 1 }, packet: null }
}
