import { expect, test } from 'vitest'
import { there } from '#test/support/takedown.ts'

test('an export is found again by its code or its whole hash, however it is typed; another is not', async () => {
  const here = await there()
  const { number } = await here.sent()
  const reason = 'Asked for by counsel.'
  const made = (await here.act(here.desk, number, 'export', { reason })).json<{ sha256: string; code: string }>()
  expect(made.code).toBe(made.sha256.slice(0, 16))
  const find = (code: string) => here.other.inject({ method: 'POST', url: '/api/staff/verification-codes', payload: { code } })
  const typed = made.code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ')
  for (const code of [made.code, typed, made.sha256])
    expect((await find(code)).json()).toMatchObject({ number, by: 'admin@demo.test', reason, sha256: made.sha256 })
  const wrong = `${made.code.slice(0, -1)}${made.code.endsWith('0') ? '1' : '0'}`
  expect((await find(wrong)).statusCode).toBe(404)
  for (const code of ['', '%', '____', made.code.slice(0, 8), `${made.code}%`]) expect((await find(code)).statusCode).toBe(400)
})
