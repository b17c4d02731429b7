import { expect, test } from 'vitest'
import { templateEngine } from '#test/support/template.ts'
import { measureSend } from './measure.ts'

// No figure is judged here: only that the section runs, with both sides writing.
test('the section runs to its end', { timeout: 120_000 }, async () => {
  const { figures } = await measureSend(templateEngine(), { rounds: 1, sliceMs: 150 }, () => {})
  expect(figures.map(({ name, median }) => [name, median > 0])).toEqual(figures.map(({ name }) => [name, true]))
})
