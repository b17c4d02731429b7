import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { byNobody } from '#http/bind.ts'
import { seededRandom } from '#test/support/random.ts'
import { documentTypes, type TermsVersion } from './contract.ts'
import { documents } from './documents/all.ts'
import type { WrittenDocument } from './documents/written.ts'
import { service, versionOf } from './service.ts'

const one: WrittenDocument = {
  documentType: 'privacy_policy',
  title: 'Privacy',
  version: '2027-01-05',
  content: 'We keep nothing.',
  changes: 'Shorter.',
  isDraft: false,
}

test('anybody can read the four documents that will have to be accepted, with the five fields of the specification', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/terms/versions')
  expect(reply.statusCode).toBe(200)
  const versions = reply.json<TermsVersion[]>()
  expect(versions.map(({ documentType }) => documentType)).toEqual([...documentTypes])
  for (const { id, documentType, title, version, content } of versions) {
    expect(id).toBe(`${documentType}-${version}`)
    expect(title).not.toBe('')
    expect(content.length).toBeGreaterThan(500)
  }
})

test('the digest is that of the text as it is shown: one other letter gives another', () => {
  const { sha256 } = versionOf(one)
  const said = createHash('sha256')
    .update(JSON.stringify([one.documentType, one.title, one.version, one.content]))
    .digest('hex')
  expect(sha256).toBe(said)
  expect(versionOf({ ...one, content: 'We keep nothing!' }).sha256).not.toBe(sha256)
  expect(versionOf({ ...one, changes: 'None.' }).sha256).toBe(sha256)
})

test('a newer version stands in the place of the older one, which stays to be read', async () => {
  const older = { ...one, version: '2026-11-21', content: 'We keep little.' }
  const { versions, document } = service({
    db: (await testApp()).database.accounts,
    clock: Date.now,
    random: seededRandom(1),
    from: [older, one],
  })
  const asked = { ...byNobody, params: { documentType: 'privacy_policy' } } as const
  expect((await versions(byNobody)).map(({ version }) => version)).toEqual(['2027-01-05'])
  expect(await document({ ...asked, query: {} })).toMatchObject({
    document: { version: '2027-01-05' },
    versions: ['2027-01-05', '2026-11-21'],
  })
  expect((await document({ ...asked, query: { version: '2026-11-21' } })).document.content).toBe('We keep little.')
})

test('a version or a document that there never was is not found', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/terms/documents/privacy_policy?version=1999-01-01')).statusCode).toBe(404)
  expect((await app.inject('/api/terms/documents/no_such_thing')).statusCode).toBe(400)
})

test('no two versions of a document have the same day, and every day is one', () => {
  const ids = documents.map(({ documentType, version }) => `${documentType} ${version}`)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { version } of documents) expect(new Date(`${version}T00:00:00Z`).toISOString().slice(0, 10)).toBe(version)
})
