import { expect, test } from 'vitest'
import { commandOf, tableOf } from './sql-shell.ts'

test('rows come as a table: empty for null, dates and objects as text, the number of rows below', () => {
  const rows = [
    [1, 'swap', null],
    [22, new Date('2026-03-12T18:00:00Z'), { a: [1] }],
  ]
  expect(tableOf(['id', 'what', 'more'], rows)).toEqual([
    'id | what                     | more',
    '---+--------------------------+----------',
    '1  | swap                     |',
    '22 | 2026-03-12T18:00:00.000Z | {"a":[1]}',
    '(2 rows)',
  ])
  expect(tableOf(['id'], [[1]]).at(-1)).toBe('(1 row)')
  expect(tableOf([], [])).toEqual(['(0 rows)'])
})

test('\\q quits, \\d lists the tables, \\d and a name its columns, and nothing else is a command', () => {
  expect(commandOf('\\q')).toBe('quit')
  expect(commandOf('\\d')).toMatchObject({ sql: expect.stringContaining('information_schema.tables'), values: [] })
  expect(commandOf(' \\d  swap ')).toMatchObject({ sql: expect.stringContaining('information_schema.columns'), values: ['swap'] })
  expect([commandOf('\\d swap now'), commandOf('\\x'), commandOf('\\q now')]).toEqual([null, null, null])
})
