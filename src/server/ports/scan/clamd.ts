import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Scanner, Verdict } from './port.ts'

// The protocol is in clamd(8), "Commands": a command that begins with z ends with a zero byte, and so does the answer.
// INSTREAM is followed by chunks, each with its length as four bytes (most significant first); one of length 0 ends it.

/** Bytes of one chunk. */
const chunkSize = 64 * 1024
/** How long clamd may be silent. Milliseconds. */
const usualPatience = 20_000
/** Longer than any answer to this command. Characters. */
const longestAnswer = 1_000

async function* framed(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const part of content)
    for (let at = 0; at < part.byteLength; at += chunkSize) {
      const chunk = part.subarray(at, at + chunkSize)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.byteLength)
      yield length
      yield chunk
    }
  yield Buffer.alloc(4)
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; anything else (`… ERROR`) tells nothing of the file. */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean'
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'not_scanned'
}

/** @throws Error when clamd is not there, falls silent, or hangs up before it has answered */
function ask(open: () => Socket, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open()
    let answer = ''
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd did not answer in time')))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
      const end = answer.indexOf('\0')
      if (end >= 0) resolve(answer.slice(0, end))
      if (end >= 0 || answer.length > longestAnswer) socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('clamd hung up before it had answered')))
    // It may answer and close before it has read everything: then the answer counts. No more is read of the file than clamd takes.
    const source = Readable.from(framed(content), { objectMode: false })
    source.once('error', (error) => socket.destroy(error))
    socket.once('close', () => source.destroy())
    socket.once('connect', () => source.pipe(socket, { end: false }))
  })
}

interface Deps {
  /** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
  url: string
  /** Called once when clamd stops answering. */
  report: (error: unknown, where: string) => void
  /** Given by tests. Milliseconds. */
  patience?: number
}

/** A scanner that is a running clamd (ClamAV). */
export function clamd({ url, report, patience = usualPatience }: Deps): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const open = () =>
    protocol === 'unix:' ? connect({ path: decodeURIComponent(pathname) }) : connect({ host, port: Number(port || 3310) })
  let isDown = false
  return {
    isOn: true,
    scan: async (content) => {
      try {
        const verdict = verdictOf(await ask(open, Buffer.isBuffer(content) ? [content] : content, patience))
        isDown = false
        return verdict
      } catch (error) {
        if (!isDown) report(error, 'scan')
        isDown = true
        return 'not_scanned'
      }
    },
  }
}
