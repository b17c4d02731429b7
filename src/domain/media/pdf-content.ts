import { join } from './boxes.ts'
import { CannotClean } from './reasons.ts'

const [percent, open, close, backslash] = [37, 40, 41, 92]
const isSpace = (byte: number | undefined) => byte === undefined || [0, 9, 10, 12, 13, 32].includes(byte)

/** Where a text in brackets ends: brackets in it are counted, and what follows a backslash is not one (ISO 32000-1, 7.3.4.2). */
function endOfText(bytes: Uint8Array, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === backslash) at += 1
    else if (bytes[at] === open) depth += 1
    else if (bytes[at] === close && (depth -= 1) === 0) return at + 1
  }
  return bytes.length
}

/** The operator of two letters at a place, with space around it. */
const isOperator = (bytes: Uint8Array, at: number, name: string) =>
  bytes[at] === name.charCodeAt(0) && bytes[at + 1] === name.charCodeAt(1) && isSpace(bytes[at - 1]) && isSpace(bytes[at + 2])

/** Where a picture in a page's drawing ends (8.9.7), from its `ID`. */
function endOfPicture(bytes: Uint8Array, from: number): number {
  for (let at = from + 3; at < bytes.length; at += 1) if (isOperator(bytes, at, 'EI')) return at + 2
  throw new CannotClean('damaged', 'inline picture')
}

/**
 * What a page draws (ISO 32000-1, 7.8.2), without comments: programs write their name, times and paths into them.
 * @throws CannotClean `codec` where a JPEG stands in the drawing itself, which only pictures beside it may
 */
export function withoutComments(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let from = 0
  let picture = -1
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] === percent) {
      parts.push(bytes.subarray(from, at))
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
      from = at
    } else if (bytes[at] === open) at = endOfText(bytes, at)
    else if (picture >= 0 && isOperator(bytes, at, 'ID')) {
      if (String.fromCharCode(...bytes.subarray(picture, at)).includes('/DCT')) throw new CannotClean('codec', 'inline JPEG')
      at = endOfPicture(bytes, at)
      picture = -1
    } else {
      if (isOperator(bytes, at, 'BI')) picture = at
      at += 1
    }
  }
  return join([...parts, bytes.subarray(from)])
}
