import type { Piece } from './contract.ts'

/** A mail's text in pieces: what is an address of this site can be followed. Others are not: a mail may quote what a visitor wrote. */
export function piecesOf(text: string, appUrl: string): Piece[] {
  const own = `${appUrl.replace(/\/$/, '')}/`
  const pieces: Piece[] = []
  let rest = text
  for (let at = rest.indexOf(own); at >= 0; at = rest.indexOf(own)) {
    const address = /^[\w\-./~%?=&#+:]*[\w\-/~%=&#+]/.exec(rest.slice(at))![0]
    if (at > 0) pieces.push({ text: rest.slice(0, at), link: null })
    pieces.push({ text: address, link: address.slice(own.length - 1) })
    rest = rest.slice(at + address.length)
  }
  return rest === '' ? pieces : [...pieces, { text: rest, link: null }]
}
