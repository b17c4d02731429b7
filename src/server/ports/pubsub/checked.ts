import { mostBytes } from './port.ts'

/** @throws TypeError (a bug) */
export function checkChannel(channel: string) {
  if (!/^[a-z_]{1,40}$/.test(channel)) throw new TypeError('A channel is named with small letters and underscores, 40 at most.')
}

/** @throws TypeError (a bug); the text is not repeated. NUL has no place in a text of PostgreSQL. */
export function checkText(text: string) {
  if (Buffer.byteLength(text) > mostBytes) throw new TypeError(`A word has ${mostBytes} bytes at most.`)
  if (text.includes('\0') || !text.isWellFormed()) throw new TypeError('A word is well-formed text without NUL.')
}
