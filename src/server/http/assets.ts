import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { assetHeaders } from './headers.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}
/** The encodings that scripts/build.ts writes beside each file, the smaller first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

interface Asset {
  type: string
  plain: Buffer
  encoded: { name: string; bytes: Buffer }[]
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const names = new Set(readdirSync(folder))
  const read = (name: string) => readFileSync(path.join(folder, name))
  const assets = new Map<string, Asset>()
  for (const name of names) {
    if (encodings.some(({ ending }) => name.endsWith(ending))) continue
    const type = types[path.extname(name)]
    if (type === undefined) throw new Error(`The type of the built file ${name} is not known (http/assets.ts).`)
    const there = encodings.filter(({ ending }) => names.has(name + ending))
    assets.set(name, {
      type,
      plain: read(name),
      encoded: there.map(({ name: encoding, ending }) => ({ name: encoding, bytes: read(name + ending) })),
    })
  }
  return assets
}

/**
 * Serves the built files under /assets from memory: their names change with their content, so that each is read once. @fastify/static
 * lists the folder and opens a file for each request: 70 ms of processor time for the files of a signed-in page, against 37.
 */
export function serveAssets(app: FastifyInstance, folder: string) {
  const assets = readAssets(folder)
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const asset = assets.get(request.params.name)
    if (!asset) return reply.callNotFound()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoded = asset.encoded.find(({ name }) => accepted.includes(name))
    if (encoded) reply.header('content-encoding', encoded.name)
    return reply.headers({ ...assetHeaders, vary: 'accept-encoding', 'content-type': asset.type }).send(encoded?.bytes ?? asset.plain)
  })
}
