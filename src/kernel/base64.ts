const isSign = (code: number) =>
  // A-Z, a-z, 0-9, + and /
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 43 || code === 47

/**
 * Whether a text is base64 (RFC 4648, section 4): signs of its alphabet, at least one, with up to two `=` at its end.
 *
 * Sign by sign and not by a regular expression: a process that has compiled many of those no longer optimizes new ones, and
 * `[A-Za-z0-9+/]+` then needs a place on V8's stack for each of seven million signs ("Maximum call stack size exceeded").
 */
export function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const end = text.length - padding
  for (let at = 0; at < end; at += 1) if (!isSign(text.charCodeAt(at))) return false
  return end > 0
}
