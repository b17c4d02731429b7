import { expect, test } from 'vitest'
import { textInput } from '../testing.ts'
import { readJsonList } from './json.ts'

async function read(text: string | Buffer, size?: number) {
  const found: unknown[] = []
  for await (const element of readJsonList(textInput(text, size).chunks())) found.push(element)
  return found
}

test('elements come with the line where each begins, however the bytes are cut', async () => {
  const text = '[\n {"a": "x]},\\"{"},\n\n  [1, [2]],\n "é\\\\", 5\n]\n'
  for (const size of [1, 2, 7, 1000]) {
    expect(await read(text, size)).toEqual([
      { line: 2, value: { a: 'x]},"{' } },
      { line: 4, value: [1, [2]] },
      { line: 5, value: 'é\\' },
      { line: 5, value: 5 },
    ])
  }
})

test('a broken element costs itself only', async () => {
  expect(await read('[{"a": 1},\n{"a": },\n{"a": 3}]')).toEqual([
    { line: 1, value: { a: 1 } },
    { skipped: { line: 2, why: expect.stringMatching(/not JSON/) } },
    { line: 3, value: { a: 3 } },
  ])
})

test('a list that is cut off says so by line and keeps what came before', async () => {
  expect(await read('[{"a": 1},\n{"a": 2')).toEqual([
    { line: 1, value: { a: 1 } },
    { skipped: { line: 2, why: expect.stringMatching(/ends in the middle/) } },
  ])
})

test('an element that is too long is left out', async () => {
  const found = await read(`[1,\n"${'x'.repeat(2 * 1024 * 1024)}",\n3]`)
  expect(found).toEqual([{ line: 1, value: 1 }, { skipped: { line: 2, why: expect.stringMatching(/longer than/) } }, { line: 3, value: 3 }])
})

test('what is no list is refused with a sentence', async () => {
  await expect(read('{"a": 1}')).rejects.toThrow(/not a JSON list/)
  await expect(read('  ')).rejects.toThrow(/empty/)
})
