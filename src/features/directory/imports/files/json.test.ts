import { expect, test } from 'vitest'
import { textInput } from '../testing.ts'
import { linesOfIds, readJsonList } from './json.ts'

const read = async (text: string | Buffer, size?: number) => (await readJsonList(textInput(text, size).chunks())).elements

test('a list is read whole, however the bytes are cut', async () => {
  const text = '\uFEFF[\n {"a": "x]},\\"{"},\n\n  [1, [2]],\n "é\\\\", 5\n]\n'
  for (const size of [1, 2, 7, 1000]) expect(await read(text, size)).toEqual([{ a: 'x]},"{' }, [1, [2]], 'é\\', 5])
})

test('of a broken list nothing is read, and the sentence shows where it breaks', async () => {
  await expect(read('[{"a": 1},\n{"a": },\n{"a": 3}]')).rejects.toThrow(/not whole JSON: .*\{"a": \}/s)
})

test('of a list that is cut off nothing is read', async () => {
  await expect(read('[{"a": 1},\n{"a": 2')).rejects.toThrow(/not whole JSON/)
})

test('a file that is too large is refused before it is held whole', async () => {
  let asked = 0
  const endless = async function* endless() {
    for (;;) {
      asked += 1
      yield Buffer.alloc(8 * 1024 * 1024, ' ')
    }
  }
  await expect(readJsonList(endless())).rejects.toThrow(/larger than 64 MB/)
  expect(asked).toBe(9)
})

test('what is no list is refused with a sentence', async () => {
  await expect(read('{"a": 1}')).rejects.toThrow(/not a JSON list/)
  await expect(read('  ')).rejects.toThrow(/empty/)
  await expect(read(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]))).rejects.toThrow(/UTF-8/)
})

test('an id is found at the line where it stands first', () => {
  expect([...linesOfIds('[\n{"id": "a"},\n{"x": 1, "id" : "b"},\n{"id": "a"}]')]).toEqual([
    ['a', 2],
    ['b', 3],
  ])
})
