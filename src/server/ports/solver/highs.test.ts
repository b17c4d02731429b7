import { afterAll, describe, expect, test } from 'vitest'
import { highsSolver } from './highs.ts'

const solver = highsSolver()
afterAll(() => solver.close())

/** A knapsack of coins: pay exactly `sum` in coins of 7, 11 and 13 with as few as possible. */
const coins = (sum: number) =>
  `Minimize\n coins: a + b + c\nSubject To\n paid: 7 a + 11 b + 13 c = ${sum}\nBounds\n a <= 50\n b <= 50\n c <= 50\nGenerals\n a b c\nEnd\n`

/** As many of the cells of a board as there are, so that no two in a row, column or diagonal: far too much for a moment. */
function queens(size: number): string {
  const lines = new Map<string, string[]>()
  const put = (line: string, cell: string) => lines.set(line, [...(lines.get(line) ?? []), cell])
  const cells = Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size]
    for (const line of [`r${row}`, `c${column}`, `d${row - column}`, `e${row + column}`]) put(line, `q${at}`)
    return `q${at}`
  })
  const rows = [...lines.values()].map((line, at) => ` l${at}: ${line.join(' + ')} <= 1`)
  const value = cells.map((cell, at) => `${((at * 7919) % 101) + 1} ${cell}`).join(' + ')
  return `Maximize\n v: ${value}\nSubject To\n${rows.join('\n')}\nBinaries\n ${cells.join(' ')}\nEnd\n`
}

describe('HiGHS in its thread', () => {
  test('pays 100 with 10 coins: the fewest that there are', async () => {
    const { status, values } = await solver.solve(coins(100), 2000)
    expect(status).toBe('optimal')
    const [a, b, c] = ['a', 'b', 'c'].map((name) => Math.round(values!.get(name)!))
    expect(7 * a! + 11 * b! + 13 * c!).toBe(100)
    let fewest = Number.POSITIVE_INFINITY
    for (let i = 0; i <= 14; i += 1)
      for (let j = 0; j <= 9; j += 1)
        for (let k = 0; k <= 7; k += 1) if (7 * i + 11 * j + 13 * k === 100) fewest = Math.min(fewest, i + j + k)
    expect(a! + b! + c!).toBe(fewest)
  })

  test('takes what is left of a search, which is seldom whole milliseconds', async () => {
    expect((await solver.solve(coins(7), 1999.25)).status).toBe('optimal')
  })

  test('says that what cannot be is infeasible', async () => {
    expect(await solver.solve(coins(10), 2000)).toMatchObject({ status: 'infeasible', values: null })
  })

  test('answers many questions each with its own answer', async () => {
    const sums = [7, 18, 31, 10, 24]
    const answers = await Promise.all(sums.map((sum) => solver.solve(coins(sum), 2000)))
    expect(answers.map(({ values }) => values && Math.round(values.get('a')! * 7 + values.get('b')! * 11 + values.get('c')! * 13))).toEqual(
      [7, 18, 31, null, 24],
    )
  })

  test('refuses a text that is no program, and goes on', async () => {
    await expect(solver.solve('this is no program', 100)).rejects.toThrow(/could not use/)
    expect((await solver.solve(coins(7), 2000)).status).toBe('optimal')
  })

  test('stops when the time is over, and goes on', async () => {
    expect((await solver.solve(queens(40), 5)).status).toBe('stopped')
    expect((await solver.solve(coins(7), 2000)).status).toBe('optimal')
  })

  test('refuses what is asked when it is closed, and what still waits', async () => {
    const closing = highsSolver()
    const waits = closing.solve(coins(100), 2000).catch(String)
    await closing.close()
    expect(await waits).toMatch(/closed/)
    await expect(closing.solve(coins(7), 100)).rejects.toThrow(/closed/)
  })
})
