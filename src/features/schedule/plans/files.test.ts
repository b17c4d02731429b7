import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { pagesOf } from '#test/support/pdf.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Item } from './contract.ts'

const theApp = sharedApp()

const post = (who: TestPerson, f: Family, path: string, payload: object) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/plans${path}`, payload })
const file = (who: TestPerson, f: Family, plan: string, kind: string) => who.inject(`/api/cases/${f.caseId}/plans/${plan}/plan.${kind}`)

async function proposed(backend: TestApp, many = 1) {
  const f = await family(backend)
  const plan = (await post(f.ana, f, '', { title: 'Our plan' })).json().id as string
  for (let count = 0; count < many; count += 1)
    await post(f.ana, f, `/${plan}/clauses`, { clause: 'exchange-place', answers: { place: `The café on “Main” ${count}`, grace: 15 } })
  const [item] = ((await f.ana.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items as Item[]).slice(-1)
  const { id, version, digest, answers } = item!
  await post(f.ana, f, `/${plan}/clauses/${id}/propose`, { version, digest, answers })
  return { f, plan }
}
async function accept(f: Family, plan: string) {
  const [item] = (await f.ben.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items as Item[]
  return post(f.ben, f, `/${plan}/clauses/${item!.id}/answer`, { version: item!.version, digest: item!.digest, act: 'accept' })
}

test('every page of the PDF of a plan that is not agreed says so, in searchable text', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend, 24)
  const reply = await file(f.ana, f, plan, 'pdf')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="plan.pdf"',
    'cache-control': 'no-store',
  })
  const pages = pagesOf(reply.rawPayload)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) {
    expect(page.match(/Not agreed yet/g)!.length).toBeGreaterThan(1)
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
  }
  const all = pages.join(' ')
  expect(all).toContain('We meet here: The café on “Main” 7.')
  expect(all).toContain('Draft of Ana Moreno. Not proposed yet.')
  expect(all).toContain('Proposed by Ana Moreno. Ben Carter has not answered yet.')
  // The other parent's file has the proposals to them, and no drafts.
  const others = pagesOf((await file(f.ben, f, plan, 'pdf')).rawPayload).join(' ')
  expect(others).toContain('We meet here')
  expect(others).not.toContain('Draft of Ana')
})

test('an agreed plan says who agreed and when, with the digest of each text, in PDF, Word and as rules', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend)
  expect((await accept(f, plan)).json().isAgreed).toBe(true)
  const [item] = (await f.ben.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items as Item[]
  const pdf = pagesOf((await file(f.ben, f, plan, 'pdf')).rawPayload).join(' ')
  expect(pdf).toContain('Agreed by Ana Moreno and Ben Carter')
  expect(pdf).toContain(item!.digest)
  expect(pdf).not.toContain('Not agreed')
  expect(pdf).toContain('No court has signed it')

  const word = unzipSync(new Uint8Array((await file(f.ben, f, plan, 'docx')).rawPayload))
  const text = strFromU8(word['word/document.xml']!)
  for (const part of ['Our plan', 'We meet here: The café on “Main” 0.', item!.digest, '<w:pStyle w:val="Heading2"/>'])
    expect(text).toContain(part)
  expect(strFromU8(word['word/header1.xml']!)).toContain('Agreed by Ana Moreno and Ben Carter')

  expect((await file(f.ben, f, plan, 'json')).json()).toMatchObject({
    isAgreed: true,
    agreed: [{ number: '5.1', effects: [{ kind: 'exchange', graceMinutes: 15 }, { kind: 'conduct' }] }],
  })
})

test('an agreed plan prints the same whatever parents, children and the case are called later, and while a change waits', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend)
  await accept(f, plan)
  const printed = async () => ({
    pdf: pagesOf((await file(f.ben, f, plan, 'pdf')).rawPayload),
    word: Object.entries(unzipSync(new Uint8Array((await file(f.ben, f, plan, 'docx')).rawPayload)))
      .filter(([name]) => /^word\/(document|header\d|footer\d)\.xml$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
    json: (await file(f.ben, f, plan, 'json')).json(),
  })
  const before = await printed()
  expect(before.pdf.join(' ')).toContain('Case: A family')
  await system(backend, async (tx) => {
    await tx.updateTable('case_member').set({ name: 'Benjamin B. Carter' }).where('id', '=', f.ben.memberId).execute()
    await tx.updateTable('case_file').set({ title: 'Another title' }).where('case_id', '=', f.caseId).execute()
    await tx.updateTable('child').set({ name: 'Maia' }).where('case_id', '=', f.caseId).execute()
  })
  expect(await printed()).toEqual(before)
  const [item] = (await f.ana.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items as Item[]
  const { id, version, digest } = item!
  const answers = { place: 'The station', grace: 15 }
  expect((await post(f.ana, f, `/${plan}/clauses/${id}/propose`, { version, digest, answers })).statusCode).toBe(200)
  expect(await printed()).toEqual(before)
})

const rename = (backend: TestApp, who: Family['ana'], name: string) =>
  system(backend, (tx) => tx.updateTable('case_member').set({ name }).where('id', '=', who.memberId).execute())

test('a PDF shows names in other alphabets, and a search finds them however their accents were typed', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend)
  for (const spelling of ['NFC', 'NFD'])
    for (const [ana, ben] of [
      ['Nguyễn Thị Hồng', 'Łukasz Dvořák'],
      ['Ołena Мороз', 'Ștefan Θεοφίλου'],
    ] as const) {
      await rename(backend, f.ana, ana.normalize(spelling))
      await rename(backend, f.ben, ben.normalize(spelling))
      const reply = await file(f.ben, f, plan, 'pdf')
      expect([reply.statusCode, ana]).toEqual([200, ana])
      const text = pagesOf(reply.rawPayload).join(' ')
      expect(text).toContain(`Parents: ${ana} and ${ben}`)
      expect(text).toContain(`Proposed by ${ana}. ${ben} has not answered yet.`)
      // Letters that are also part of others ("ị", "fi") are found.
      expect(text).toContain('No court has signed it, and a court can ask for other forms.')
    }
})

test('letters that the PDF fonts do not have are not silently left out: the Word file has them', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend)
  for (const name of ['Mei 美玲', 'Ana 🌻', 'Ọ̀ṣun', 'אסתר']) {
    await rename(backend, f.ana, name)
    const pdf = await file(f.ben, f, plan, 'pdf')
    expect([name, pdf.statusCode, pdf.json().message]).toEqual([
      name,
      409,
      'This plan has letters that our PDF cannot show. Take the Word file: it shows all of them.',
    ])
    const word = unzipSync(new Uint8Array((await file(f.ben, f, plan, 'docx')).rawPayload))
    expect(strFromU8(word['word/document.xml']!)).toContain(name)
  }
})

test('a lawyer can download what they see; a stranger, a visitor and other seats find nothing', async () => {
  const backend = await theApp()
  const { f, plan } = await proposed(backend)
  const lena = await grant(backend, f)
  expect((await file(lena, f, plan, 'docx')).statusCode).toBe(200)
  for (const who of [await newPerson(backend), await grant(backend, f, { role: 'gal', scopes: ['hearings'] })])
    expect((await file(who, f, plan, 'docx')).statusCode).toBe(404)
  expect((await backend.app.inject(`/api/cases/${f.caseId}/plans/${plan}/plan.pdf`)).statusCode).toBe(401)
  for (const kind of ['txt', 'pdf/x', '']) expect((await file(f.ana, f, plan, kind)).statusCode).toBe(404)
})
