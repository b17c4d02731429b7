import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

const code = 'export const one = 1\n'.repeat(40)
let folder = ''
let app: FastifyInstance
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.js`), 'a secret')
  writeFileSync(path.join(folder, 'base-1.js'), code)
  writeFileSync(path.join(folder, 'base-1.js.br'), brotliCompressSync(code))
  writeFileSync(path.join(folder, 'base-1.js.gz'), gzipSync(code))
  writeFileSync(path.join(folder, 'icon-1.svg'), '<svg/>')
  app = Fastify()
  serveAssets(app, folder)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(`${folder}.js`)
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(code)],
  ['gzip', 'gzip', gzipSync(code)],
  [undefined, undefined, Buffer.from(code)],
])('a browser that accepts %s gets the file encoded as %s', async (accepted, encoding, bytes) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const reply = await app.inject({ url: '/assets/base-1.js', headers })
  expect(reply.rawPayload).toEqual(bytes)
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(reply.headers['content-encoding']).toBe(encoding)
})

test('a file without encoded versions is sent as it is, and HEAD has no body', async () => {
  const headers = { 'accept-encoding': 'br' }
  const reply = await app.inject({ url: '/assets/icon-1.svg', headers })
  expect([reply.body, reply.headers['content-type'], reply.headers['content-encoding']]).toEqual(['<svg/>', 'image/svg+xml', undefined])
  const head = await app.inject({ method: 'HEAD', url: '/assets/icon-1.svg' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6'])
})

test('nothing else is found: no folder, no file outside of it, no property of an object', async () => {
  for (const name of ['', '.', 'base-2.js', `..%2F${path.basename(folder)}.js`, `../${path.basename(folder)}.js`, 'constructor'])
    expect([name, (await app.inject(`/assets/${name}`)).statusCode]).toEqual([name, 404])
})

test('a file of an unknown type stops the start, rather than being sent as something else', () => {
  const other = path.join(folder, 'other')
  mkdirSync(other)
  writeFileSync(path.join(other, 'font-1.woff2'), 'f')
  expect(() => serveAssets(Fastify(), other)).toThrow('font-1.woff2')
  rmSync(other, { recursive: true })
})
