import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'
import { fileOf } from '#web/page.ts'

const filesIn = (name: string) =>
  [...readFileSync(new URL(`${name}-files.generated.ts`, import.meta.url), 'utf8').matchAll(/'(\.\.\/features\/[^']+)'/g)].map(
    ([, file]) => file!,
  )

test('a visitor has the code of the pages that visitors have and of no other; the rest comes with signing in', () => {
  const [visitors, inside] = [filesIn('visitor'), filesIn('inside')]
  expect(visitors).toEqual([...new Set(pages.map(fileOf))].toSorted())
  expect(inside).toEqual([...new Set(insidePages.map(fileOf))].toSorted())
  expect(inside.filter((file) => visitors.includes(file))).toEqual([])
  expect(readFileSync(new URL('entry.visitor.tsx', import.meta.url), 'utf8')).not.toMatch(/^import .*inside/m)
})
