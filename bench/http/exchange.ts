import { connect } from 'node:net'

/** One reply, as it came over the wire. */
export interface Exchange {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer
  /** Bytes of the whole reply. */
  bytes: number
}

/** The request that every side is sent, byte for byte. */
export function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n\r\n`
}

/** Asks once over a connection of its own and reads the reply whole. It must carry its content-length. */
export function exchange(port: number, path: string): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestFor(path)))
    let got = Buffer.alloc(0)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk])
      const end = got.indexOf('\r\n\r\n')
      if (end < 0) return
      const [first, ...lines] = got.subarray(0, end).toString('latin1').split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      )
      const body = got.subarray(end + 4)
      const length = Number(headers['content-length'])
      if (!Number.isInteger(length)) {
        socket.destroy()
        reject(new Error(`The reply to ${path} has no content-length, so its end cannot be found.`))
      } else if (body.length === length) {
        socket.destroy()
        resolve({ status: Number(first!.split(' ')[1]), headers, body, bytes: got.length })
      }
    })
  })
}
