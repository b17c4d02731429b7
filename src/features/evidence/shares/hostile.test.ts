import { expect, test } from 'vitest'
import { pdfSample } from '#ports/cleaning/papers.testing.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { documentDraft } from '#test/support/documents.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { upload } from '#test/support/files.ts'
import { linkDraft, madeLink } from '#test/support/shares.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'
import type { Opened } from './contract.ts'

// What a file could do to someone who opens a link.

const theApp = sharedApp()

/** A document of a file, as an original or as its copy. */
async function shared(f: Family, name: string, content: Buffer, isOriginal: boolean) {
  const { id: file } = (await upload(f.ana, f, name, content)).json<{ id: string }>()
  const post = async (path: string, payload: object) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })).json()
  if (!isOriginal) await post(`files/${file}/prepare`, {})
  const document = (await post('documents', { ...documentDraft, file, again: true })).id as string
  const version = (await f.ana.inject(`/api/documents/${document}?case=${f.caseId}`)).json().versions[0].id
  const files = [{ kind: 'version', about: version }]
  const made = await post('share-links', { ...linkDraft, files, isOriginal, isSureOriginal: isOriginal })
  return (made.address as string | undefined)?.split('/shared/')[1] ?? null
}

test('no file of any type is ever shown or run by its own address', async () => {
  const scanner = await speaksClamd()
  const backend = await testApp({ env: { CLAMD_URL: scanner.url } })
  const f = await family(backend)
  const script = '<script>document.title = "run"</script>'
  const hostile: [name: string, content: Buffer][] = [
    ['page.html', Buffer.from(`<!doctype html>${script}`)],
    ['picture.svg', Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['drawing', Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['paper.xml', Buffer.from(`<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml">${script}</x>`)],
    ['notes.txt', Buffer.from(`plain ${script}`)],
    ['both.gif', Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from([1, 0, 1, 0]), Buffer.from(`*/=1;alert(1)//${script}`)])],
    ['both.pdf', Buffer.from(`%PDF-1.4\n${script}\n%%EOF`)],
    ['code.js', Buffer.from('alert(1)')],
  ]
  const seen: string[] = []
  for (const [name, content] of hostile) {
    const code = await shared(f, name, content, true)
    if (code === null) continue
    const payload = { code, word: '' }
    const found = (await backend.app.inject({ method: 'POST', url: '/api/shared/open', payload })).json<Opened>()
    for (const rest of ['content', 'picture', 'pages/1.jpg']) {
      const reply = await backend.app.inject(`/api/shared-files/${found.visit}/${found.files[0]!.id}/${rest}`)
      if (reply.statusCode !== 200) continue
      seen.push(`${name} ${rest}`)
      expect(reply.headers['content-disposition']).toMatch(/^attachment; /)
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
      expect(reply.headers['content-type']).toMatch(
        /^(?:application\/(?:octet-stream|pdf)|text\/plain; charset=utf-8|image\/(?:gif|jpeg))$/,
      )
    }
  }
  expect(seen).toEqual(expect.arrayContaining(['page.html content', 'drawing content', 'notes.txt content', 'code.js content']))
  // What is no plain picture is only saved, and what isn’t what its name says doesn’t go out at all.
  expect(seen.filter((one) => /drawing|svg/.test(one))).toEqual(['drawing content'])
  await scanner.stop()
})

test('a PDF is looked at by its pages, ten at a time, and its own links and scripts are not in them', async () => {
  const scanner = await speaksClamd()
  const backend = await testApp({ env: { CLAMD_URL: scanner.url } })
  const f = await family(backend)
  const code = await shared(f, 'letter.pdf', (await pdfSample(0)).bytes, false)
  const open = await backend.app.inject({ method: 'POST', url: '/api/shared/open', payload: { code, word: '' } })
  const { visit, files, viewed } = open.json<Opened>()
  expect([files[0]!.shows, viewed?.from, viewed!.pages > 0]).toEqual(['pages', 1, true])
  const page = await backend.app.inject(`/api/shared-files/${visit}/${files[0]!.id}/pages/1.jpg`)
  expect([page.statusCode, page.headers['content-type'], page.rawPayload.subarray(0, 3).toString('hex')]).toEqual([
    200,
    'image/jpeg',
    'ffd8ff',
  ])
  const beyond = await backend.app.inject(`/api/shared-files/${visit}/${files[0]!.id}/pages/4999.jpg`)
  expect(beyond.statusCode).toBe(404)
  const clamped = await backend.app.inject({ method: 'POST', url: '/api/shared/show', payload: { visit, file: files[0]!.id, from: 4999 } })
  expect(clamped.json<Opened>().viewed).toMatchObject({ from: viewed!.pages })
  await scanner.stop()
})

test('a deleted file closes its link', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { code, file } = await madeLink(f)
  await system(backend, (tx) =>
    tx
      .updateTable('stored_file')
      .set({ removed_at: new Date(backend.clock.now) })
      .where('id', '=', file)
      .execute(),
  )
  expect((await backend.app.inject(`/api/shared/${code}`)).json()).toMatchObject({ isOpen: false })
})
