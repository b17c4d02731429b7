import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Connection } from '#ports/db/port.ts'
import { answer } from '../child.ts'

/** A statement that is given the id asked for, once or more often; prepared under its name, where it has one. */
export interface Statement {
  name: string | undefined
  text: string
  ids: number
}

/** The message to the raw server: its statement, the same headers, the same pool size. */
export interface RawStart {
  start: { connection: Connection; pool: number; statement: Statement; headers: Record<string, string>; count: number; keepAliveMs: number }
}

/**
 * The ceiling: node:http and pg with nothing between them. It answers the same bytes with the same
 * headers from its statement, run the same way as ours (prepared, through a pool), and checks nothing.
 */
async function start({ connection, pool: max, statement, headers, count, keepAliveMs }: RawStart['start']) {
  const pool = new pg.Pool({ ...connection, max })
  const flat = Object.entries(headers).flat()
  const prefix = '/api/professionals/'
  const server = createServer((request, response) => {
    const send = (value: unknown) => {
      const body = JSON.stringify(value)
      response.writeHead(200, [...flat, 'content-length', String(Buffer.byteLength(body))])
      response.end(body)
    }
    if (request.url === `${prefix}count`) {
      send({ count })
      return
    }
    const values = Array<string>(statement.ids).fill(request.url!.slice(prefix.length))
    pool.query<{ professional: unknown }>({ name: statement.name, text: statement.text, values }).then(
      ({ rows }) => send(rows[0]!.professional),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  server.keepAliveTimeout = keepAliveMs
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port }
}

answer(async (message: RawStart | { cpu: true }) => ('start' in message ? start(message.start) : process.cpuUsage()))
