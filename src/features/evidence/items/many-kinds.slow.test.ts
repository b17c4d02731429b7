// Files of many kinds through the vault: originals come back equal, and what others can be given says nothing of place and device.
import { expect, onTestFinished, test } from 'vitest'
import { filmSamples } from '#ports/cleaning/films.testing.ts'
import { heicSample } from '#ports/cleaning/heic.testing.ts'
import { imageSamples } from '#ports/cleaning/images.testing.ts'
import { officeSamples } from '#ports/cleaning/office.testing.ts'
import { pdfSample } from '#ports/cleaning/papers.testing.ts'
import { tracesIn } from '#ports/cleaning/traces.testing.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { iterations } from '#test/support/depth.ts'
import { family } from '#test/support/family.ts'
import { upload } from '#test/support/files.ts'
import { post } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'

const makers = [...imageSamples, (index: number) => heicSample(index % 4), ...filmSamples, pdfSample, ...officeSamples]

test('files of at least 12 kinds: copies without position, originals equal', async () => {
  const server = await speaksClamd(undefined, onTestFinished)
  const backend = await testApp({ env: { CLAMD_URL: server.url } })
  const f = await family(backend)
  const kinds = new Set<string>()
  const found = { files: 0, traced: 0, unequal: 0, refused: 0, traces: 0 }
  const total = iterations(500, 2 * makers.length)
  for (let n = 0; n < total; n += 1) {
    const { name, type, bytes } = await makers[n % makers.length]!(n)
    kinds.add(type)
    const { id: file } = (await upload(f.ana, f, name, bytes)).json<{ id: string }>()
    const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: true } })
    const { id: item } = added.json<{ id: string }>()
    const prepared = await post(f.ana, `/api/cases/${f.caseId}/files/${file}/prepare`)
    const original = (await f.ana.inject(`/api/cases/${f.caseId}/files/${file}/content`)).rawPayload
    const copy = await f.ana.inject(`/api/cases/${f.caseId}/evidence/${item}/copy`)
    found.files += 1
    if (tracesIn(bytes) > 0) found.traced += 1
    if (!original.equals(bytes)) found.unequal += 1
    if (prepared.json<{ refusal: string | null }>().refusal !== null || copy.statusCode !== 200) found.refused += 1
    found.traces += tracesIn(copy.rawPayload)
    backend.clock.now += 1_000
  }
  process.stdout.write(`${JSON.stringify({ ...found, kinds: kinds.size })}\n`)
  expect(kinds.size).toBeGreaterThanOrEqual(12)
  // Each had something to lose, so that the copy could be wrong.
  expect(found).toEqual({ files: total, traced: total, unequal: 0, refused: 0, traces: 0 })
}, 1_800_000)
