import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface Question {
  port: number
  /** Of 127.0.0.0/8: who comes from an address of their own meets no limit of others. */
  from: string
  path: string
  /** POST with a payload and GET without one, unless it is said. */
  method?: string
  payload?: object
  key?: string
  cookie?: string
}

/** Asks over a connection of its own; an error when the server is gone before it has answered in full. */
export function ask({ port, from, path, method, payload, key, cookie }: Question): Promise<Answer> {
  const body = payload && JSON.stringify(payload)
  const headers = {
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(key && { 'idempotency-key': key }),
    ...(cookie && { cookie }),
  }
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, localAddress: from, agent: false, headers }
    const asked = request({ ...to, method: method ?? (body ? 'POST' : 'GET'), timeout: 10_000 }, (reply) => {
      let text = ''
      reply.on('data', (chunk: Buffer) => (text += String(chunk)))
      reply.once('error', reject)
      reply.once('end', () => {
        if (reply.complete) resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] })
        else reject(new Error('cut off'))
      })
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer')))
    asked.once('error', reject)
    asked.end(body)
  })
}
