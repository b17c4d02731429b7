import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type { Family, TestPerson } from './family.ts'
import type { TestApp } from './test-app.ts'

type Who = Pick<TestPerson, 'inject'>
type Replied = Promise<LightMyRequestResponse>
export const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Bytes that look like nothing, the same for the same seed. */
export function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed * 2_654_435_761
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

/** The smallest PNG with one dot. */
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const of = ({ caseId }: Pick<Family, 'caseId'>) => `/api/cases/${caseId}/files`

/** What a client of tus sends besides the bytes. */
export const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

export const beginUpload = async (who: Who, f: Pick<Family, 'caseId'>, name: string, bytes: number): Replied =>
  who.inject({ method: 'POST', url: `${of(f)}/uploads`, payload: { name, bytes } })
export const sendBytes = async (who: Who, f: Pick<Family, 'caseId'>, id: string, from: number, content: Buffer): Replied =>
  who.inject({
    method: 'PATCH',
    url: `${of(f)}/uploads/${id}`,
    payload: content,
    headers: { ...tus, 'upload-offset': String(from) },
  })
export const finishUpload = async (who: Who, f: Pick<Family, 'caseId'>, id: string, sha256: string): Replied =>
  who.inject({ method: 'POST', url: `${of(f)}/uploads/${id}/finish`, payload: { sha256 } })

/** Uploads a file in one go. @returns the reply of `files.finish` */
export async function upload(who: Who, f: Pick<Family, 'caseId'>, name: string, content: Buffer): Replied {
  const { id } = (await beginUpload(who, f, name, content.length)).json<{ id: string }>()
  await sendBytes(who, f, id, 0, content)
  return finishUpload(who, f, id, sha256Of(content))
}

/** What lies in the file store of a test's server. */
export function blobsIn({ folder }: Pick<TestApp, 'folder'>) {
  try {
    return readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  } catch {
    return []
  }
}
