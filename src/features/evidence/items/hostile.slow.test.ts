// Hostile files through the vault: each is stored and given back to be saved, none is shown in place, and no worker is lost.
import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { filmSamples } from '#ports/cleaning/films.testing.ts'
import { imageSamples, jpegSample, pngSample } from '#ports/cleaning/images.testing.ts'
import { officeSamples } from '#ports/cleaning/office.testing.ts'
import { bombPdf, lockedPdf, pdfSample } from '#ports/cleaning/papers.testing.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { iterations } from '#test/support/depth.ts'
import { family } from '#test/support/family.ts'
import { upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { post } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'

const chance = seededNumbers(139)
const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!
const page = '<!doctype html><script>parent.postMessage(document.cookie)</script>'
const samples = [...imageSamples, ...filmSamples, pdfSample, ...officeSamples]

/** Bytes changed here and there, which a reader believes until it gets there. */
async function damaged(): Promise<Buffer> {
  const bytes = Buffer.from((await pick(samples)(Math.floor(chance() * 50))).bytes)
  for (let n = 0; n < 1 + chance() * 30; n += 1) bytes[Math.floor(chance() * bytes.length)] = Math.floor(chance() * 256)
  return bytes
}
const cut = async () => {
  const { bytes } = await pick(samples)(Math.floor(chance() * 50))
  return bytes.subarray(0, Math.max(1, Math.floor(chance() * bytes.length)))
}
const kinds: readonly (() => Promise<Buffer> | Buffer)[] = [
  damaged,
  cut,
  // Two things at once: a picture for one reader, a page or an archive for another.
  async () => Buffer.concat([(await jpegSample(1)).bytes, Buffer.from(page)]),
  () => Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from(page), Buffer.from('*/=1')]),
  async () => Buffer.concat([(await pngSample(2)).bytes, Buffer.from(zipSync({ 'a.html': Buffer.from(page) }))]),
  () => Buffer.from(`%PDF-1.7\n${page}`),
  () => Buffer.from(page),
  () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`),
  () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`),
  () => Buffer.from(zipSync({ '../../etc/passwd': Buffer.from('x'), 'word/document.xml': new Uint8Array(8 * 1024 ** 2) })),
  bombPdf,
  lockedPdf,
  () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n' + page),
]
const names = [
  'photo.jpg',
  '../../../etc/passwd',
  'C:\\Windows\\a.png',
  'page.html',
  'picture.svg',
  'a\u202Egpj.exe',
  '.htaccess',
  'report.pdf',
  'letter.docx',
  'mail.eml',
  `${'x'.repeat(240)}.png`,
]

test('hostile files: none is shown in place, no worker is lost, and the next good one is copied', async () => {
  const server = await speaksClamd(undefined, onTestFinished)
  const backend = await testApp({ env: { CLAMD_URL: server.url } })
  const f = await family(backend)
  const found = { files: 0, inline: 0, active: 0, failed: 0 }
  const total = iterations(1000, 52)
  const looked = async (url: string) => {
    const { statusCode, headers } = await f.ana.inject(url)
    if (statusCode >= 500) found.failed += 1
    if (statusCode !== 200) return
    if (!String(headers['content-disposition']).startsWith('attachment')) found.inline += 1
    const type = String(headers['content-type'])
    if (
      /html|svg|xml|script/.test(type) ||
      headers['x-content-type-options'] !== 'nosniff' ||
      !String(headers['content-security-policy']).includes('sandbox')
    )
      found.active += 1
  }
  for (let n = 0; n < total; n += 1) {
    const content = await kinds[n % kinds.length]!()
    const stored = await upload(f.ana, f, pick(names), content)
    expect([n, stored.statusCode, stored.statusCode === 200 ? '' : stored.body]).toEqual([n, 200, ''])
    const { id: file } = stored.json<{ id: string }>()
    const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: true } })
    const prepared = await post(f.ana, `/api/cases/${f.caseId}/files/${file}/prepare`)
    if (added.statusCode !== 200 || prepared.statusCode !== 200) found.failed += 1
    const { id: item } = added.json<{ id: string }>()
    for (const at of [
      `files/${file}/content`,
      `files/${file}/copy`,
      `files/${file}/small`,
      `evidence/${item}/copy`,
      `evidence/${item}/small`,
    ])
      await looked(`/api/cases/${f.caseId}/${at}`)
    found.files += 1
    backend.clock.now += 1_000
    // What programs read of them, as the queue's workers do: what throws there is a lost work.
    if (n % 50 === 49 || n === total - 1) await doWork(backend)
  }
  process.stdout.write(`${JSON.stringify(found)}\n`)
  expect(found).toEqual({ files: total, inline: 0, active: 0, failed: 0 })
  const { name, bytes } = await jpegSample(7)
  const { id } = (await upload(f.ana, f, name, bytes)).json<{ id: string }>()
  expect((await post(f.ana, `/api/cases/${f.caseId}/files/${id}/prepare`)).json()).toMatchObject({
    refusal: null,
    file: { canShare: true },
  })
}, 3_600_000)
