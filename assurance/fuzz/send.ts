import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Dice } from './dice.ts'
import type { Wire } from './wire.ts'

const patience = 20_000

/** Linux takes any address of 127.0.0.0/8 as its own, so that each request can come from another visitor. */
const fromAnywhere = process.platform === 'linux'
export const sender = (chance: Dice) => `127.${1 + chance.below(254)}.${chance.below(256)}.${1 + chance.below(254)}`

/** The body as its reader sees it. */
function unpacked(answer: Buffer): string {
  const text = answer.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end === -1 || !/^content-encoding: gzip/im.test(text.slice(0, end)) || /^transfer-encoding:/im.test(text.slice(0, end))) return text
  try {
    return text.slice(0, end + 4) + gunzipSync(answer.subarray(end + 4)).toString('latin1')
  } catch {
    return text
  }
}

/**
 * Sends one request over a connection of its own and reads until the server closes it.
 * @returns the statuses of what was answered, none when the server hung up, and the whole answer as text
 * @throws Error when nothing comes within 20 seconds
 */
export function send(port: number, { bytes, cut }: Wire, localAddress: string): Promise<{ statuses: number[]; text: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', ...(fromAnywhere && { localAddress }) }, () =>
      cut ? socket.end(bytes) : socket.write(bytes),
    )
    socket.setTimeout(patience, () => {
      socket.destroy()
      reject(new Error('no answer'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // a server may refuse the rest of a request that it has already answered
    socket.on('close', () => {
      const text = unpacked(Buffer.concat(chunks))
      resolve({ statuses: [...text.matchAll(/^HTTP\/1\.\d ([2-5]\d\d)/gm)].map(([, status]) => Number(status)), text })
    })
  })
}
