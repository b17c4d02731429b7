import { expect, test } from 'vitest'
import { limiter } from '#http/limits.ts'
import { pdfSample } from '#ports/cleaning/papers.testing.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { documentDraft } from '#test/support/documents.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { upload } from '#test/support/files.ts'
import { linkDraft, madeLink } from '#test/support/shares.ts'
import { builtPages, sharedApp, testApp } from '#test/support/test-app.ts'
import type { Opened } from './contract.ts'

// What is sent by someone who guesses, and what a file could do to whoever opens a link.

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
  expect(seen).toEqual(expect.arrayContaining(['page.html content', 'picture.svg content', 'notes.txt content', 'code.js content']))
  expect(seen.filter((one) => one.startsWith('picture.svg'))).toEqual(['picture.svg content'])
  await scanner.stop()
})

test('a PDF is looked at by its pages, ten at a time, and its own links and scripts are not in them', async () => {
  const scanner = await speaksClamd()
  const backend = await testApp({ env: { CLAMD_URL: scanner.url } })
  const f = await family(backend)
  const code = await shared(f, 'letter.pdf', Buffer.from(await pdfSample()), false)
  const open = await backend.app.inject({ method: 'POST', url: '/api/shared/open', payload: { code, word: '' } })
  const { visit, files, shown } = open.json<Opened>()
  expect([files[0]!.shows, shown?.from, shown!.pages > 0]).toEqual(['pages', 1, true])
  const page = await backend.app.inject(`/api/shared-files/${visit}/${files[0]!.id}/pages/1.jpg`)
  expect([page.statusCode, page.headers['content-type'], page.rawPayload.subarray(0, 3).toString('hex')]).toEqual([
    200,
    'image/jpeg',
    'ffd8ff',
  ])
  const beyond = await backend.app.inject(`/api/shared-files/${visit}/${files[0]!.id}/pages/4999.jpg`)
  expect(beyond.statusCode).toBe(404)
  const clamped = await backend.app.inject({ method: 'POST', url: '/api/shared/show', payload: { visit, file: files[0]!.id, from: 4999 } })
  expect(clamped.json<Opened>().shown).toMatchObject({ from: shown!.pages })
  await scanner.stop()
})

test('codes are guessed a thousand times: the limit stops each way to ask, and none says that it was near', async () => {
  const clock = { now: Date.parse('2026-03-12T18:00:00Z') }
  const backend = await testApp({ limiter: limiter(() => clock.now), pages: await builtPages() })
  const f = await family(backend)
  const { code } = await madeLink(f)
  const ways = {
    look: async (guess: string) => backend.app.inject(`/api/shared/${guess}`),
    page: async (guess: string) => backend.app.inject(`/shared/${guess}`),
    open: async (guess: string) => backend.app.inject({ method: 'POST', url: '/api/shared/open', payload: { code: guess, word: '' } }),
  }
  const guess = (n: number) => `${code.slice(0, -3)}${String(100 + n).slice(-3)}`
  const counted: Record<string, number[]> = {}
  for (const [way, ask] of Object.entries(ways)) {
    const statuses: number[] = []
    for (let n = 0; n < 334; n += 1) statuses.push((await ask(guess(n))).statusCode)
    counted[way] = [404, 429].map((status) => statuses.filter((one) => one === status).length)
    // Not even the right one gets through then.
    expect([way, (await ask(code)).statusCode]).toEqual([way, 429])
  }
  // A page asks by the same call: it counts with the others of its network.
  expect(counted).toEqual({ look: [120, 214], page: [0, 334], open: [60, 274] })
})

test('a page without JavaScript: it says what the link is, opens by a form, shows the picture, and is not stored or indexed', async () => {
  const backend = await testApp({ pages: await builtPages() })
  const f = await family(backend)
  const { code, link } = await madeLink(f, { openings: 1, word: 'blue heron' })
  const first = await backend.app.inject(`/shared/${code}`)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const part of ['Ana Moreno', 'Dana Lee, attorney', 'Open files', 'Code word', 'noindex']) expect(first.body).toContain(part)
  // What a mail scanner learns: no name of a file.
  expect(first.body).not.toContain('motion.png')
  const logged = async () => (await f.ana.inject(`/api/share-links/${link}/log?case=${f.caseId}`)).json().entries
  expect(await logged()).toEqual([])

  const send = async (fields: Record<string, string>) =>
    backend.app.inject({
      method: 'POST',
      url: `/shared/${code}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const key = /name="key" type="hidden" value="([^"]+)"/.exec(first.body)![1]!
  const refused = await send({ form: 'open', key, word: 'red heron' })
  expect([refused.statusCode, refused.body.includes('That isn’t the code word of this link.')]).toEqual([400, true])
  const opened = await send({ form: 'open', key, word: 'Blue Heron' })
  expect(opened.statusCode).toBe(200)
  const picture = /src="(\/api\/shared-files\/[^"]+\/picture)"/.exec(opened.body)![1]!
  expect((await backend.app.inject(picture)).statusCode).toBe(200)
  // Loaded again, the same press is the same opening.
  expect((await send({ form: 'open', key, word: 'Blue Heron' })).body).toContain(picture)
  const later = await backend.app.inject(`/shared/${code}`)
  expect([later.statusCode, later.body.includes('This link is not open any more'), later.body.includes('Ana Moreno')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await logged()).map(({ what }: { what: string }) => what).toSorted()).toEqual(['opened', 'viewed'])
  const unknown = await backend.app.inject('/shared/a-code-that-there-never-was')
  expect([unknown.statusCode, unknown.body.includes('404 Page Not Found')]).toEqual([404, true])
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
