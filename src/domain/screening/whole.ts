import type { Place } from './types.ts'
import type { Plain } from './plain.ts'
import type { ReasonCode } from './types.ts'

/** What is made of digits: a part of it that is left standing gives the rest away. */
const ofDigits: ReadonlySet<ReasonCode> = new Set(['social_security', 'phone', 'plate', 'account', 'docket', 'document_number'])
/** No piece of such a number is longer, and no more pieces stand beside what was found. */
const longestPiece = 16
const mostPieces = 4
const isUnit = (unit: string | undefined) => unit !== undefined && /[A-Za-z0-9]/.test(unit)
/** A piece belongs to the number when it has a digit, or is a few capitals: "-PC-330", "J-1402-". */
const belongs = (piece: string) => piece.length > 0 && (/\d/.test(piece) || /^[A-Z]{1,5}$/.test(piece))

const extension = /[,;(\s]{0,3}(?:ext(?:ension)?|extn|xt|x|anexo|interno)\s?[.:#]?\s?(?:no\.?\s?)?[0-9]{1,6}(?![0-9])\)?/y
const cardTail =
  /(?:[\s,;:(/-]{1,4}(?:and |y |with |con )?(?:exp(?:\.|iry|ires|iration|iration date|iry date)?|vence|venc\.?|vto\.?|cad(?:uca|ucidad)?\.?|valid thru|good thru|thru|cvv2?|cvc2?|csc|security code|code|codigo(?: de seguridad)?|pin|zip)[\s:.#]{0,3}(?:(?:date|is|es|el)\s)?[0-9]{1,5}(?:\s?[/-]\s?[0-9]{2,4})?(?![0-9])|[\s,;(]{1,3}[0-9]{2}\s?\/\s?[0-9]{2,4}(?![0-9/])(?:[\s,]{1,2}[0-9]{3,4}(?![0-9]))?){1,4}/y

/** What is looked for behind a number, for the test that sees to the bounds. */
export const tails: readonly RegExp[] = [extension, cardTail]

/** Where a piece of the word that begins at `at` ends; `at` where there is none. */
function pieceAfter({ text }: Plain, at: number): number {
  let end = at
  while (end - at < longestPiece && isUnit(text[end])) end += 1
  return belongs(text.slice(at, end)) ? end : at
}

function pieceBefore({ text }: Plain, end: number): number {
  let at = end
  while (end - at < longestPiece && isUnit(text[at - 1])) at -= 1
  return belongs(text.slice(at, end)) ? at : end
}

const tailAt = (regex: RegExp, text: string, at: number): number => {
  regex.lastIndex = at
  const match = regex.exec(text)
  return match ? at + match[0].length : at
}

/** The whole of a number of which a part was found: pieces joined to it, an extension, what stands on the card. */
export function whole(plain: Plain, place: Place): Place {
  if (!ofDigits.has(place.reason)) return place
  let { at, end } = place
  for (let pieces = 0; pieces < mostPieces; pieces += 1) {
    const joins = /[-/:.~#]/.test(plain.text[end] ?? ' ') ? 1 : 0
    const next = pieceAfter(plain, end + joins)
    if (next > end + joins) end = next
    const joined = /[-/:~]/.test(plain.text[at - 1] ?? ' ') ? 1 : 0
    const first = pieceBefore(plain, at - joined)
    if (first < at - joined) at = first
  }
  if (place.reason === 'phone' || place.reason === 'account') end = tailAt(extension, plain.lower, end)
  if (place.reason === 'account' && end - at >= 13) end = tailAt(cardTail, plain.lower, end)
  return { ...place, at, end }
}
