import { expect, test } from 'vitest'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { testApp } from '#test/support/test-app.ts'
import { longestPasted } from './contract.ts'

/** No word of the lists is in it. */
const veiled =
  'I was in the courtroom. She ruled against me. She walks her dog at six every morning, alone. I will be there one of these days.'

interface Reply {
  action: string
  findings: { check: string; reason: string; span: [number, number] }[]
}

test('a pasted text is read with the model, which marks a sentence and holds', async () => {
  const backend = await testApp()
  const { inject } = withCookie(backend, (await putPersonOf(backend)).cookie)
  const check = (text: string) =>
    inject({ method: 'POST', url: '/api/legal-protection/check', payload: { text, name: '', isOngoing: false } })
  const { action, findings } = (await check(veiled)).json<Reply>()
  expect([action, findings.map(({ reason }) => reason)]).toEqual(['hold', ['maybe_danger']])
  expect(veiled.slice(...findings[0]!.span)).toContain('one of these days')
  expect((await check('I will kill that judge.')).json<Reply>()).toMatchObject({ action: 'block', findings: [{ reason: 'threat' }] })
  expect((await check('I was there, and she listened to both of us.')).json<Reply>()).toEqual({ action: 'publish', findings: [] })
  expect((await check('a'.repeat(longestPasted + 1))).statusCode).toBe(400)
})
