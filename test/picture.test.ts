import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/build.ts'

test('the picture and the page of the code name every area', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const [picture, page] = [read('docs/picture.svg'), read('docs/architecture.md')]
  const areas = readdirSync(path.join(root, 'src/features'))
  const boxes = [...picture.matchAll(/<text class="t"[^>]*>([^<]+)<\/text>/g)].flatMap(([, name]) => name!.split(', '))
  expect(areas.filter((area) => !boxes.includes(area) || !page.includes(`| \`${area}\``))).toEqual([])
})
