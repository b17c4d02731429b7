import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Copy, copyOfTree } from './copy.ts'
import { isFullRun } from './depth.ts'

let copy: Copy
beforeAll(() => {
  copy = copyOfTree()
})
afterAll(() => copy.remove())

const newRoom = (...names: string[]) => copy.run('node', 'scripts/new-room.ts', ...names)

test.each([
  [[], /^Name the room with one word/],
  [['Library'], /^Name the room with one word/],
  [['court-forms'], /^Name the room with one word/],
  [['../library'], /^Name the room with one word/],
  [['library', 'forms'], /^Name the room with one word/],
  [['professionals'], /^The room "professionals" exists already/],
  [['database'], /^The word "database" means something else/],
] as const)('%j is refused with a sentence, and nothing is written', (names, says) => {
  const before = copy.run('node', '-p', "require('fs').readdirSync('src/rooms').join()").output
  const { good, output } = newRoom(...names)
  expect(good).toBe(false)
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(says)])
  expect(copy.run('node', '-p', "require('fs').readdirSync('src/rooms').join()").output).toBe(before)
})

// All of the tree is compiled once more: a minute, and nobody breaks it by the way.
test.skipIf(!isFullRun)(
  'a new room compiles, breaks no wall, is formatted, and its tests pass as they are',
  () => {
    const made = newRoom('lantern')
    expect(made.output).toContain('The room "lantern" stands')
    expect(made.good).toBe(true)
    for (const [program, ...args] of [
      ['tsc', '-b'],
      ['oxlint', '--quiet', 'src/rooms/lantern', 'src/app/rooms.ts', 'src/map'],
      ['oxfmt', '--check', 'src/rooms/lantern', 'src/app/rooms.ts', 'src/map/pages.ts', 'test/matrix.test.ts', 'test/map.test.ts'],
      ['vitest', 'run', 'src/rooms/lantern', 'test/matrix.test.ts'],
    ] as const) {
      const { good, output } = copy.run(program, ...args)
      expect(good ? '' : output).toBe('')
    }
  },
  300_000,
)
