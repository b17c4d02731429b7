import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { noise, upload } from '#test/support/files.ts'
import { speaksS3 } from '#test/support/s3.ts'
import { testApp } from '#test/support/test-app.ts'

test('with a bucket in the settings, files are stored there sealed, and none on this machine', async () => {
  const { endpoint, region, accessKeyId, secretAccessKey } = await speaksS3()
  const { host, pathname } = new URL(endpoint)
  const backend = await testApp({ env: { S3_URL: `http://${accessKeyId}:${secretAccessKey}@${host}${pathname}?region=${region}` } })
  const f = await family(backend)
  const content = noise(1_200_000)
  const { id } = (await upload(f.ana, f, 'clip.bin', content)).json<{ id: string }>()
  const fetched = await f.ana.inject(`/api/cases/${f.caseId}/files/${id}/content`)
  expect(fetched.rawPayload.equals(content)).toBe(true)
  const piece = await f.ana.inject({ url: `/api/cases/${f.caseId}/files/${id}/content`, headers: { range: 'bytes=700000-700009' } })
  expect(piece.rawPayload.equals(content.subarray(700_000, 700_010))).toBe(true)
  expect(readdirSync(path.join(backend.folder, 'files'), { recursive: true })).toEqual(['incoming'])
})
