// node verify.mjs [folder]: checks the record in this folder, or in the one that is named. Nothing is sent anywhere.
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRead } from '#domain/record/format.ts'
import type { RecordFile } from '#domain/record/verify.ts'
import { headline, isLitter, limits, report } from './report.ts'

async function fileOf(folder: string, name: string): Promise<RecordFile> {
  const at = path.join(folder, name)
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(at) as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
  }
  return { path: name, bytes, sha256: hash.digest('hex'), content: isRead(name) ? new Uint8Array(readFileSync(at)) : null }
}

async function filesIn(folder: string): Promise<RecordFile[]> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !isLitter(name))
  return await Promise.all(names.map((name) => fileOf(folder, name)))
}

const folder = process.argv[2] ?? path.dirname(fileURLToPath(import.meta.url))
try {
  const found = await report(await filesIn(folder))
  const lines = [headline(found), ...found.wrong.map((line) => `  ${line}`), '', ...found.about, '', limits]
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = found.holds ? 0 : 1
} catch (error) {
  process.stderr.write(`The folder can't be read: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
