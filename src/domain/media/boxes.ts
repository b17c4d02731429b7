import { CannotClean } from './reasons.ts'

/** A box of ISO/IEC 14496-12, 4.2 (an atom of QuickTime): its name of four characters, and its bytes after size and name. */
export interface Box {
  type: string
  body: Uint8Array
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A name of four characters, in Latin-1: QuickTime has names that begin with a copyright sign. */
export const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/**
 * The head of a box.
 * @param head its first 16 bytes, or all there are
 * @param left how many bytes there are from its beginning to the end of what holds it
 * @returns the length of the head and of the whole box, in bytes; null where no box begins
 */
export function headOf(head: Uint8Array, left: number): { type: string; from: number; bytes: number } | null {
  if (head.length < 8) return null
  const view = viewOf(head)
  const [size, type] = [view.getUint32(0), nameAt(head, 4)]
  // Size 1: the size is in the 8 bytes that follow. Size 0: to the end of the file.
  if (size === 1 && head.length < 16) return null
  const [from, bytes] = size === 1 ? [16, Number(view.getBigUint64(8))] : [8, size === 0 ? left : size]
  return bytes < from || bytes > left || !/^[\u{20}-\u{ff}]{4}$/u.test(type) ? null : { type, from, bytes }
}

/** The boxes that stand in bytes. Fewer than 8 bytes at the end are an end mark of QuickTime. @throws CannotClean `damaged` */
export function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = []
  for (let at = 0; bytes.length - at >= 8;) {
    const head = headOf(bytes.subarray(at, at + 16), bytes.length - at)
    if (head === null || boxes.length > 10_000) throw new CannotClean('damaged', 'box')
    boxes.push({ type: head.type, body: bytes.subarray(at + head.from, at + head.bytes) })
    at += head.bytes
  }
  return boxes
}

/** The only box of a name. @throws CannotClean `damaged` where there is none, or where there are two */
export function only(boxes: readonly Box[], type: string): Uint8Array {
  const found = boxes.filter((each) => each.type === type)
  if (found.length !== 1) throw new CannotClean('damaged', `${type} x ${found.length}`)
  return found[0]!.body
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Numbers of 32 bits, big-endian. */
export function words(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = viewOf(bytes)
  for (let index = 0; index < values.length; index += 1) view.setUint32(index * 4, values[index]!)
  return bytes
}

/** ASCII or Latin-1. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A box of these parts. */
export function box(type: string, ...parts: Uint8Array[]): Uint8Array {
  const body = join(parts)
  return join([words([body.length + 8]), bytesOf(type), body])
}

/** The first bytes of a box whose length its version says; some are then set to zero. @throws CannotClean `damaged` */
export function fixed(body: Uint8Array, length: number, ...zero: readonly (readonly [from: number, to: number])[]): Uint8Array {
  if (body.length < length) throw new CannotClean('damaged', 'short box')
  const copy = body.slice(0, length)
  for (const [from, to] of zero) copy.fill(0, from, to)
  return copy
}
