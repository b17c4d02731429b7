import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insidePages } from '#map/inside.ts'
import { pages } from '#map/pages.ts'

const roomsIn = (file: string) => /rooms\/\{([a-z,-]+)\}/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))![1]!.split(',')

test('the rooms whose pages no visitor loads are the same on both sides, and no visitor has a page of them', () => {
  const rooms = roomsIn('files.ts')
  expect(roomsIn('../entry.client.tsx')).toEqual(rooms)
  expect(pages.filter(({ room }) => rooms.includes(room)).map(({ path }) => path)).toEqual([])
  expect(rooms.filter((room) => !insidePages.some((line) => line.room === room))).toEqual([])
})
