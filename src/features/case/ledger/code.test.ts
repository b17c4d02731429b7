import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { chose, mailsTo, tell } from '#test/support/notices.ts'
import { doWork } from '#test/support/queue.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const get = async (who: TestPerson, { caseId }: Family, rest: string) => {
  const reply = await who.inject(`/api/ledger/${rest}${rest.includes('?') ? '&' : '?'}case=${caseId}`)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const codeOf = async (who: TestPerson, f: Family) => (await get(who, f, 'code')).code
const compared = async (who: TestPerson, f: Family, code: string) => {
  const { is, day } = await get(who, f, `compare?code=${encodeURIComponent(code)}`)
  return [is, day]
}
const addChild = (f: Family, name: string) =>
  f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/children`, payload: { name, born: null } })

test('both parents have one code; an older one is of the same record, another is of none, and what one has alone changes nothing', async () => {
  const backend = await theApp()
  const [f, other] = [await family(backend), await family(backend)]
  expect(await codeOf(f.ana, f)).toBeNull()
  await addChild(f, 'Maya')
  const first = await codeOf(f.ana, f)
  expect(first).toEqual({ code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/), day: '2026-03-12' })
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/tasks`, payload: { title: 'Call the clerk', dueOn: null } })
  expect(await codeOf(f.ben, f)).toEqual(first)
  expect(await compared(f.ben, f, first.code)).toEqual(['same', '2026-03-12'])

  await addChild(f, 'Leo')
  expect(await compared(f.ben, f, first.code.toLowerCase().replaceAll('-', ' '))).toEqual(['older', '2026-03-12'])
  const second = await codeOf(f.ben, f)
  expect(second.code).not.toBe(first.code)
  expect(await compared(f.ana, f, second.code)).toEqual(['same', '2026-03-12'])

  await addChild(other, 'Ida')
  const strange = await codeOf(other.ana, other)
  expect(await compared(f.ana, f, strange.code)).toEqual(['unknown', null])
  expect(await compared(f.ana, f, '1234')).toEqual(['unreadable', null])
})

test('a granted seat learns nothing of how long the record is', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await addChild(f, 'Maya')
  const lawyer = await grant(backend, f, { scopes: ['children'] })
  expect(await codeOf(lawyer, f)).toBeNull()
  const { code } = await codeOf(f.ana, f)
  expect(await compared(lawyer, f, code)).toEqual(['unreadable', null])
})

test('mails that go to a parent anyway carry the newest code and its day: of their own record alone', async () => {
  const backend = await testApp()
  const [f, other] = [await family(backend), await family(backend)]
  const to = await chose(backend, f.ben, ['message:email', 'digest:email'])
  await addChild(other, 'Ida')
  await codeOf(other.ana, other)
  const send = async () => {
    await post(f.ana, `/api/cases/${f.caseId}/messages`, { ...written([f.ben.memberId]), subject: 'School fair', sendAt: null })
    await letMessagesOut(backend)
    await doWork(backend)
    return (await mailsTo(backend, to)).map(({ body }) => body)
  }
  // This record has no code yet.
  const [plain] = await send()
  expect(plain).not.toContain('Code of')
  const { code } = await codeOf(f.ben, f)
  const mailed = [plain, '', `Code of March 12, 2026: ${code}`, 'Keep this mail. You can compare the code later.'].join('\n')
  expect((await send()).toSorted()).toEqual([plain, mailed].toSorted())
  expect(await compared(f.ana, f, code)).toEqual(['older', '2026-03-12'])
  backend.clock.now += 24 * 3_600_000
  await tell(backend)
  const codes = (await mailsTo(backend, to)).map(({ body }) => /Code of/.test(body))
  expect(codes.toSorted()).toEqual([false, true, true])
})
