import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insidePages } from '#map/inside.ts'
import { nameOf, pages } from '#map/pages.ts'

const featuresIn = (file: string) =>
  /features\/\*\/\{([a-z,-]+)\}/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))![1]!.split(',')

test('the features whose pages no visitor loads are the same on both sides, and no visitor has a page of them', () => {
  const features = featuresIn('files.ts')
  expect(featuresIn('../app/entry.client.tsx')).toEqual(features)
  expect(pages.filter((line) => features.includes(nameOf(line))).map(({ path }) => path)).toEqual([])
  expect(features.filter((name) => !insidePages.some((line) => nameOf(line) === name))).toEqual([])
})
