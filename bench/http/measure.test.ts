import { expect, test } from 'vitest'
import { templateEngine } from '#test/support/template.ts'
import { measureHttp } from './measure.ts'

// No figure is judged here: only that the section runs, and that all sides send the same bytes, which it checks itself.
test('the section runs to its end', { timeout: 120_000 }, async () => {
  const { figures } = await measureHttp(templateEngine(), { rounds: 1, sliceMs: 150 }, () => {})
  expect(figures.map(({ name }) => name)).toContain('GET professional, share of raw node:http + one row by its key')
  expect(figures.every(({ median }) => median > 0)).toBe(true)
})
