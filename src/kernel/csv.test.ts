import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a CSV cell that a spreadsheet would take for a formula is made text, and commas, quotes and lines stay in their cell', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@x', '\tx', '\rx', ' =1', 'a,b', 'say "x"', 'two\nlines', null, 'plain']])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"'\rx",' =1,"a,b","say ""x""","two\nlines",,plain\r\n`,
  )
})
