/**
 * A photo without its metadata: where and when it was taken, by which device, a thumbnail,
 * comments. Only the parts that are needed to show it are copied, so the code need not know the others.
 * JPEG: ITU-T T.81, annex B; PNG: W3C PNG (third edition), section 5.
 */
export type Stripped = { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array<ArrayBuffer> }

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The end of the entropy-coded data that begins at `from`: at the next marker that is no restart and no stuffed 0. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1]!
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return -1
}

/** Markers that a baseline or progressive picture needs: frames, tables, scans, the restart interval. */
const isNeeded = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || marker === 0xdb || marker === 0xda || marker === 0xdd

/** Adobe's marker tells how colors are coded: 12 bytes after its length, and nothing of a person. */
const isAdobe = (bytes: Uint8Array, at: number, length: number) =>
  length === 14 && [0x41, 0x64, 0x6f, 0x62, 0x65].every((letter, index) => bytes[at + 4 + index] === letter)

function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  let hasFrame = false
  let hasScan = false
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    if (at + 1 >= bytes.length || bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xd9) return hasFrame && hasScan ? joined([...parts, bytes.subarray(at, at + 2)]) : null
    if (at + 4 > bytes.length) return null
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) hasFrame = true
    if (isNeeded(marker) || (marker === 0xee && isAdobe(bytes, at, length))) parts.push(bytes.subarray(at, end))
    at = end
    if (marker !== 0xda) continue
    hasScan = true
    const scanEnd = endOfScan(bytes, end)
    if (scanEnd === -1) return null
    parts.push(bytes.subarray(end, scanEnd))
    at = scanEnd
  }
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The picture, its palette, its transparency, and how its numbers are colors. */
const allowedChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT'])

function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 8)]
  const names: string[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (names.length === 0 && name !== 'IHDR') return null
    names.push(name)
    if (allowedChunks.has(name)) parts.push(bytes.subarray(at, end))
    at = end
    // Whatever is behind the end is no part of the picture.
    if (name === 'IEND') return names.includes('IDAT') ? joined(parts) : null
  }
  return null
}

/** @returns the picture alone; `null` for an incomplete JPEG or PNG, or another file */
export function strip(bytes: Uint8Array): Stripped | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    const stripped = stripJpeg(bytes)
    return stripped && { type: 'image/jpeg', bytes: stripped }
  }
  if (signature.every((byte, index) => bytes[index] === byte)) {
    const stripped = stripPng(bytes)
    return stripped && { type: 'image/png', bytes: stripped }
  }
  return null
}
