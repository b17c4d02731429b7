import { expect, test } from 'vitest'
import { ruleOfKind } from '#domain/filing/rules.ts'
import { addDocument } from '#test/support/documents.ts'
import { type Family, family } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
type Parent = Family['ana']

async function newCase() {
  const f = await family(await theApp())
  const post = async (who: Parent, path: string, payload: object = {}) =>
    who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/filing${path}`, payload })
  const found = async (who: Parent, text: string) =>
    (await post(who, '/text', { text })).json<{
      findings: { kind: string; quote: string; short: string; certainty: string }[]
      state: string
    }>()
  return { ...f, post, found }
}

test('pasted text is checked by the children of the case and one’s own list', async () => {
  const { ana, ben, post, found } = await newCase()
  expect((await post(ana, '', { kind: 'place', words: '48 Cedar Lane, Springfield' })).statusCode).toBe(200)
  expect((await post(ana, '', { kind: 'birth', words: '2017-03-04' })).statusCode).toBe(200)
  const text = 'SSN 900-12-3456. On 3/4/2017. Ring at 48 Cedar Ln, top bell.'
  expect((await found(ana, text)).findings.map(({ kind, short }) => [kind, short])).toEqual([
    ['ssn', 'xxx-xx-3456'],
    ['birth', '2017'],
    ['address', '[address removed]'],
  ])
  // The other parent's check knows nothing of that list.
  expect((await found(ben, text)).findings.map(({ kind }) => kind)).toEqual(['ssn'])
})
