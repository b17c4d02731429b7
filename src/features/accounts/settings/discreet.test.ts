import { expect, test } from 'vitest'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'
import { fullTitle } from '#web/match.ts'

// design/trust-and-speed.md 1.3, row 3, with the product's name.
const never = /case|divorce|custody|abuse|evidence|court|clear|balance|judge|rating|review|parent/i

test.each([...pages, ...insidePages, null])('in discreet mode the title of $path says nothing of the site', (line) => {
  const title = fullTitle(line, 'Custody: Judge of the Family Court', 'CaseBalance', true)
  expect(title).toMatch(/^Notes: [A-Z][a-z]+$/)
  expect(title).not.toMatch(never)
})

test('without it the title is the page and the name', () => {
  expect(fullTitle(insidePages[0]!, 'Start', 'CaseBalance')).toBe('Start: CaseBalance')
  expect(fullTitle(insidePages[0]!, 'Start', 'CaseBalance', false)).toBe('Start: CaseBalance')
})
