import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { family, grant, newPerson, type TestPerson } from '#test/support/family.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const hearing = (title: string, day: string, isShared = true) => ({
  title,
  kind: 'hearing',
  day,
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: '=Court',
  room: '3B',
  remote: '',
  judge: '',
  sides: ['A', 'B'],
  preparation: [],
  documentsDueOn: null,
  notes: 'Not for the list',
  isShared,
})
const filesOf = async (who: TestPerson, q = '') => {
  const reply = await who.inject(`/api/caseload/export.zip${q}`)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(reply.headers['content-disposition']).toBe('attachment; filename="caseload.zip"')
  const files = unzipSync(reply.rawPayload)
  expect(Object.keys(files).toSorted()).toEqual(['caseload.csv', 'caseload.pdf', 'hearings.ics'])
  expect(strFromU8(files['caseload.pdf']!.subarray(0, 5))).toBe('%PDF-')
  return { csv: strFromU8(files['caseload.csv']!), ics: strFromU8(files['hearings.ics']!).replaceAll(/\r\n /g, '') }
}

test('the archive has the list on paper and as a table, and the coming hearings, each once, with initials of children alone', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const other = await family(backend, { names: ['Cara Lind', 'Dov Katz'], children: ['Nora'] })
  const gal = await grant(backend, f, { role: 'gal' })
  await grant(backend, f, { role: 'gal', who: gal }, f.ben.memberId)
  await grant(backend, other, { role: 'gal', scopes: ['hearings'], who: gal })
  for (const [title, day] of [
    ['Status conference', '2026-03-20'],
    ['Trial', '2026-05-04'],
  ] as const)
    await post(f.ana, `/api/cases/${f.caseId}/hearings`, hearing(title, day))
  await post(f.ben, `/api/cases/${f.caseId}/hearings`, hearing('Ben’s own', '2026-03-19', false))
  const { csv, ics } = await filesOf(gal)
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(4)
  expect(csv).toMatch(/A family,Guardian ad litem,Ana Moreno,No,Ben Carter,[ML]\. [ML]\.,2,/)
  // A spreadsheet takes no cell for a formula.
  expect(csv).toContain("'=Court")
  for (const name of ['Maya', 'Leo', 'Nora', 'Ben’s own', 'Not for the list']) expect(csv + ics).not.toContain(name)
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(ics).toMatch(/SUMMARY:Trial \(A family\)/)

  const only = await filesOf(gal, '?q=cara')
  expect(only.csv.split('\r\n').filter(Boolean)).toHaveLength(2)
  expect(only.ics).not.toContain('VEVENT')
})

test('the archive of someone without a grant is empty, and nobody has it who is not signed in', async () => {
  const backend = await theApp()
  const f = await family(backend)
  for (const who of [f.ana, await newPerson(backend)]) {
    const { csv, ics } = await filesOf(who)
    expect([csv.split('\r\n').filter(Boolean).length, ics.includes('VEVENT')]).toEqual([1, false])
  }
  expect((await backend.app.inject('/api/caseload/export.zip')).statusCode).toBe(401)
  expect((await f.ana.inject(`/api/caseload/export.zip?q=${'x'.repeat(101)}`)).statusCode).toBe(404)
})
