import { expect, test } from 'vitest'
import { family, grant, newPerson } from '#test/support/family.ts'
import { christmas, current, inForce, newDraft, read, weeks } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Comparison } from './contract.ts'

test('any two versions are laid beside each other: their words, their nights, and the days on which they differ', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const one = await inForce(f, { title: 'Old', effective: '2026-12-07', rules: [weeks('AABBAAAAABBBBB'), christmas] })
  backend.clock.now += 60_000
  const other = await newDraft(f.ana, f, { title: 'Weeks', effective: '2027-02-01', rules: [weeks('AAAAAAABBBBBBB')] })
  const compare = async (before: string, after: string) =>
    (await read(f.ana, f, 'compare', { before, after, months: '1' })).comparison as Comparison
  const found = await compare(one, other)
  expect([found.from, found.to]).toEqual(['2027-02-01', '2027-02-28'])
  expect(found.words).toMatchObject({ gone: [{ id: 'christmas' }], added: [], changed: [{ before: { id: 'weeks' } }], same: 0 })
  expect(found.difference).toMatchObject({ before: 'AABBAAAAABBBBB'.repeat(2), after: 'AAAAAAABBBBBBB'.repeat(2), changed: 8 })
  expect([found.before.nights, found.after.total.nights]).toEqual([
    { A: 14, B: 14, third: 0, gap: 0 },
    { A: 14, B: 14, third: 0, gap: 0 },
  ])
  // The other way about it is the same, turned round.
  const back = await compare(other, one)
  expect([back.difference.before, back.difference.after]).toEqual([found.difference.after, found.difference.before])
  expect(back.words).toMatchObject({ gone: [], added: [{ id: 'christmas' }] })
  const same = await compare(one, one)
  expect([same.words, same.difference.changed]).toEqual([{ gone: [], added: [], changed: [], same: 2 }, 0])
})

test('neither another’s draft nor a foreign case is compared; a grant compares what it is shown, within its days', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const one = await inForce(f, { title: 'Old', effective: '2026-01-05', rules: [weeks('AABBAAAAABBBBB')] })
  backend.clock.now += 60_000
  const other = await inForce(f, { title: 'New', effective: '2026-04-06', rules: [weeks('AAAAAAABBBBBBB')] })
  const mine = await newDraft(f.ana, f, { title: 'Mine' })
  const status = async (who: typeof f.ben, before: string, after: string) =>
    (await who.inject(`/api/schedule/compare?case=${f.caseId}&before=${before}&after=${after}`)).statusCode
  expect(await status(f.ana, one, mine)).toBe(200)
  expect(await status({ ...f.ana, ...f.ben }, one, mine)).toBe(404)
  const strange = await newPerson(backend)
  expect((await strange.inject(`/api/schedule/compare?case=${f.caseId}&before=${one}&after=${other}`)).statusCode).toBe(404)
  const lena = await grant(backend, f, { scopes: ['schedule'], days: { from: '2026-04-01', to: '2026-04-19' } })
  expect((await current(lena, f)).versions).toHaveLength(2)
  const { comparison } = (await read(lena, f, 'compare', { before: one, after: other })) as { comparison: Comparison }
  expect([comparison.from, comparison.to, comparison.difference.after.length]).toEqual(['2026-04-06', '2026-04-19', 14])
  expect(comparison.after.months).toHaveLength(1)
})
