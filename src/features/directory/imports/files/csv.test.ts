import { expect, test } from 'vitest'
import { textInput } from '../testing.ts'
import { readCsv } from './csv.ts'
import { longestLine } from './lines.ts'

async function read(text: string | Buffer, size?: number) {
  const rows: { line: number; a: string; b: string }[] = []
  const skipped: { line: number; why: string }[] = []
  for await (const found of readCsv(textInput(text, size).chunks(), { needed: ['a', 'b'] })) {
    if ('row' in found) rows.push({ line: found.row.line, a: found.row.get('a'), b: found.row.get('b') })
    else skipped.push(found.skipped)
  }
  return { rows, skipped }
}

test('byte order mark, quotes, blanks, empty lines and Windows line ends are read', async () => {
  const text = '\uFEFFa,b\r\n"one, two", x \r\n\r\n"say ""hi""",\r\n"over\nlines",z'
  for (const size of [1, 3, 1000]) {
    const { rows, skipped } = await read(text, size)
    expect(skipped).toEqual([])
    expect(rows).toEqual([
      { line: 2, a: 'one, two', b: 'x' },
      { line: 4, a: 'say "hi"', b: '' },
      { line: 5, a: 'over\nlines', b: 'z' },
    ])
  }
})

test('a ragged line is left out with its number, and the next ones are read', async () => {
  const { rows, skipped } = await read('a,b\n1,2\n1,2,3\n1\n5,6\n')
  expect(rows.map(({ line }) => line)).toEqual([2, 5])
  expect(skipped.map(({ line }) => line)).toEqual([3, 4])
  expect(skipped[0]!.why).toMatch(/3 fields where the header has 2/)
})

test('a quotation mark that is never closed costs its own line only', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `${index},ok`)
  lines[4] = '4,"never closed'
  const { rows, skipped } = await read(`a,b\n${lines.join('\n')}\n`)
  expect(rows).toHaveLength(299)
  expect(skipped).toEqual([{ line: 6, why: expect.stringMatching(/quotation mark/) }])
})

test('a quotation mark inside a plain field is refused, not guessed', async () => {
  const { rows, skipped } = await read('a,b\n5" pipe,x\n"1",y\n')
  expect(rows.map(({ line }) => line)).toEqual([3])
  expect(skipped.map(({ line }) => line)).toEqual([2])
})

test('a line that is not UTF-8 is left out with its number', async () => {
  const { rows, skipped } = await read(
    Buffer.concat([Buffer.from('a,b\n1,2\n'), Buffer.from([0x50, 0x65, 0xf1, 0x61]), Buffer.from(',x\n3,4\n')]),
  )
  expect(rows.map(({ line }) => line)).toEqual([2, 4])
  expect(skipped).toEqual([{ line: 3, why: expect.stringMatching(/UTF-8/) }])
})

test('a line of 200 MB is left out without being held in memory', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'x')
  async function* chunks() {
    yield Buffer.from('a,b\n1,2\n')
    for (let megabyte = 0; megabyte < 200; megabyte += 1) yield piece
    yield Buffer.from('\n3,4\n')
  }
  global.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const lines: number[] = []
  for await (const found of readCsv(chunks(), { needed: ['a', 'b'] })) {
    most = Math.max(most, process.memoryUsage().rss)
    lines.push('row' in found ? found.row.line : -found.skipped.line)
  }
  expect(lines).toEqual([2, -3, 4])
  expect(most - before).toBeLessThan(20 * longestLine)
})

test('another file than expected is refused with a sentence', async () => {
  await expect(read('x,y\n1,2\n')).rejects.toThrow(/does not name the column "a", "b"/)
  await expect(read('')).rejects.toThrow(/empty/)
})
