import type { TradeKind, TradeLeg } from './types.ts'

/** What a link to the form brings along: base64url of JSON, in the address alone. */
export interface DraftLink {
  kind: TradeKind
  legs: readonly TradeLeg[]
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64url (RFC 4648, section 5) without padding, of a text of ASCII letters: moments, sides and ids have no others. */
function encode(text: string): string {
  let [out, held, bits] = ['', 0, 0]
  for (const letter of text) {
    held = (held << 8) | letter.charCodeAt(0)
    bits += 8
    for (; bits >= 6; held &= (1 << bits) - 1) out += alphabet[(held >> (bits -= 6)) & 63]
  }
  return bits > 0 ? out + alphabet[(held << (6 - bits)) & 63] : out
}

/** @returns `null` for what is no such text */
function decode(text: string): string | null {
  let [out, held, bits] = ['', 0, 0]
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value === -1) return null
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const code = (held >> bits) & 0xff
    if (code > 0x7e) return null
    out += String.fromCharCode(code)
  }
  return out
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Writes `?draft=` of /time-trade-requests. */
export function writeDraft(draft: DraftLink): string {
  return encode(JSON.stringify({ kind: draft.kind, legs: draft.legs }))
}

function isLeg(value: unknown): value is TradeLeg {
  if (typeof value !== 'object' || value === null) return false
  const { from, to, children, side } = value as Record<string, unknown>
  const isMoment = (text: unknown) => typeof text === 'string' && moment.test(text)
  return (
    isMoment(from) &&
    isMoment(to) &&
    (side === 'A' || side === 'B') &&
    Array.isArray(children) &&
    children.length <= 30 &&
    children.every((child) => typeof child === 'string')
  )
}

/** Reads `?draft=`; `null` for anything that is none: an address is anybody's to write. */
export function readDraft(text: string | null): DraftLink | null {
  const json = text === null || text.length > 8_000 ? null : decode(text)
  if (json === null) return null
  try {
    const { kind, legs } = JSON.parse(json) as Record<string, unknown>
    if ((kind !== 'give' && kind !== 'swap') || !Array.isArray(legs) || legs.length === 0 || legs.length > 12) return null
    return legs.every(isLeg) ? { kind, legs } : null
  } catch {
    return null
  }
}
