import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putFamilies } from '#test/support/live-families.ts'
import { startChild } from './child.ts'
import { benchFolder, connectionsOf } from './engine.ts'
import type { LiveStart } from './live-server.ts'
import type { RawUploadStart } from './raw-upload.ts'
import type { Figure } from './results.ts'
import { spreadOf } from './stats.ts'

/** Bytes of one upload, and of one request of it: what the page sends at once. */
const size = 64 * 1024 ** 2
const atOnce = 16 * 1024 ** 2

/** Sends bytes at the lowest price: `fetch` would copy them again, and both sides would mostly wait for their client. @returns the reply's text */
const sendRaw = (url: string, { method, headers = {} }: { method: string; headers?: Record<string, string> }, body: Uint8Array) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: { ...headers, 'content-length': body.length } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => (text += part))
      reply.once('end', () => (reply.statusCode! < 300 ? resolve(text) : reject(new Error(`${reply.statusCode} ${text}`))))
    })
    sent.once('error', reject)
    sent.end(body)
  })

/** How fast the vault takes in a file, against node:http that hashes and writes it. Both in one run, in turns, each in a process of its own. */
export async function measureIngest(engine: Engine, { rounds }: { rounds: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const folder = mkdtempSync(path.join(benchFolder, 'ingest-'))
  const [ours, raw] = [startChild('./live-server.ts'), startChild('./raw-upload.ts')]
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    const [family] = await putFamilies(database, 1, new Date())
    const { caseId, parents } = family!
    const { port } = await ours.ask<{ port: number }>({ start: connectionsOf(place), folder } satisfies LiveStart)
    const bare = await raw.ask<{ port: number }>({ folder } satisfies RawUploadStart)
    const headers = { cookie: parents[0].cookie, origin: `http://127.0.0.1:${port}` }
    const uploads = `http://127.0.0.1:${port}/api/cases/${caseId}/files/uploads`
    const asJson = { ...headers, 'content-type': 'application/json' }
    const failing = async (reply: Response) => {
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
      return reply
    }

    async function byVault(content: Uint8Array<ArrayBuffer>, sha256: string): Promise<number> {
      const begun = performance.now()
      const body = JSON.stringify({ name: 'clip.bin', bytes: content.length })
      const begin = { ...asJson, 'idempotency-key': crypto.randomUUID() }
      const { id } = (await (await failing(await fetch(uploads, { method: 'POST', headers: begin, body }))).json()) as { id: string }
      for (let from = 0; from < content.length; from += atOnce) {
        const tus = {
          ...headers,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(from),
        }
        await sendRaw(`${uploads}/${id}`, { method: 'PATCH', headers: tus }, content.subarray(from, from + atOnce))
      }
      await failing(await fetch(`${uploads}/${id}/finish`, { method: 'POST', headers: asJson, body: JSON.stringify({ sha256 }) }))
      const ms = performance.now() - begun
      // Space for the next one.
      await failing(await fetch(`http://127.0.0.1:${port}/api/cases/${caseId}/files/${id}/remove`, { method: 'POST', headers }))
      return ms
    }
    async function byNode(content: Uint8Array<ArrayBuffer>, sha256: string): Promise<number> {
      const begun = performance.now()
      if ((await sendRaw(`http://127.0.0.1:${bare.port}/`, { method: 'POST' }, content)) !== sha256)
        throw new Error('The raw server has other bytes.')
      return performance.now() - begun
    }

    const [vault, node, ratios]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round <= rounds; round += 1) {
      const content = new Uint8Array(randomBytes(size))
      const sha256 = createHash('sha256').update(content).digest('hex')
      const one = await byNode(content, sha256)
      const other = await byVault(content, sha256)
      // The first round is not counted: everything is loaded, connected and compiled by then.
      if (round === 0) continue
      node.push(one / 1000)
      vault.push(other / 1000)
      ratios.push(one / other)
    }
    say(`  ingest: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} of raw node:http`)
    const figures: Figure[] = [
      {
        name: 'Ingest, against node:http with SHA-256 to disk',
        unit: 'ratio',
        goal: { sense: 'at least', value: 0.6 },
        ...spreadOf(ratios),
      },
      { name: 'The vault', unit: 's', ...spreadOf(vault) },
      { name: 'node:http', unit: 's', ...spreadOf(node) },
    ]
    const notes = [
      'A file of 64 MiB by one client, in requests of 16 MiB as the page sends it, from the first byte to the answer that it is stored: in pieces of up to 4 MiB, each hashed, sealed by a thread, synced, and named by a row before it counts. The other side is one request, hashed, written and synced once. In turns; the ratio is made within each round.',
    ]
    return { figures, notes }
  } finally {
    await ours.stop()
    await raw.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
    rmSync(folder, { recursive: true, force: true })
  }
}
