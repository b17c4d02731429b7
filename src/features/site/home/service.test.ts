import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { nobody } from '#access/actor.ts'
import { receiptOf, hashOf, secretOf } from '#domain/receipt/receipt.ts'
import { screen } from '#domain/screening/screen.ts'
import { policyVersion } from '#domain/screening/types.ts'
import type { Reply } from '#http/contract.ts'
import type { calls } from './contract.ts'
import { samples } from './samples.ts'
import { service } from './service.ts'

async function examples() {
  const { app } = await testApp()
  const reply = await app.inject('/api/examples')
  expect(reply.statusCode).toBe(200)
  return reply.json<Reply<typeof calls.examples>>()
}

test('the walk-through shows the result of the real screening for each sample', async () => {
  const reply = await examples()
  expect(reply.policy).toBe(policyVersion)
  expect(reply.samples.map(({ text }) => text)).toEqual(samples.map(({ text }) => text))
  for (const [at, { text, about }] of samples.entries()) {
    const { action, findings } = screen(text, about)
    expect(reply.samples[at]).toMatchObject({ action, findings: findings.map(({ check, span: [from, to] }) => ({ check, from, to })) })
  }
})

test.each([
  ['fine', 'publish', []],
  ['private', 'edit', ['C2']],
  ['child', 'edit', ['C3']],
  ['claim', 'hold', ['C4']],
  ['label', 'edit', ['C8']],
])('the sample "%s" comes out as %s', async (id, action, checks) => {
  const sample = (await examples()).samples.find((one) => one.id === id)!
  expect(sample.action).toBe(action)
  const found = new Set(sample.findings.map(({ check }) => check))
  for (const check of checks) expect(found).toContain(check)
})

test.each(['private', 'child', 'label'])('a reader who accepts the suggestions for the sample "%s" can send it', async (id) => {
  const { text, mended } = (await examples()).samples.find((one) => one.id === id)!
  expect(mended).not.toBeNull()
  expect(mended!.text).not.toBe(text)
  expect(['publish', 'nudge']).toContain(mended!.action)
})

test('the example receipt is a real one: its words lead to the hash that would be stored', async () => {
  const { receipt } = await examples()
  expect(receipt.words).toHaveLength(12)
  const read = secretOf(receipt.words.join(' '))
  expect(read).toMatchObject({ ok: true })
  expect(receipt.hash).toBe(read.ok && hashOf(receiptOf(read.secret)))
})

test('the samples are screened once, however often they are requested', async () => {
  const { examples: ask } = service()
  const asking = { actor: nobody, key: null, byForm: false } as never
  expect(await ask(asking)).toBe(await ask(asking))
})

test('a feature that staff switched off is not open, nor is any case tool if they are closed', async () => {
  const asking = { actor: nobody, key: null, byForm: false } as never
  const open = async (needs: Parameters<typeof service>[0]) => (await service(needs).open(asking)).paths
  expect(await open({})).toContain('/time-trade-requests')
  const without = await open({ isOff: (feature) => feature === 'swaps' })
  expect(without).not.toContain('/time-trade-requests')
  expect(without).toContain('/exchange-tracking')
  const closed = await open({ toolsClosed: true })
  expect(closed).not.toContain('/exchange-tracking')
  expect(closed).toContain('/search-professionals')
})
