import { expect, test } from 'vitest'
import { isFatal } from './html-fallback.ts'

const origin = 'https://court.example'
const ours = `${origin}/assets/base-Be6UvUsR.js`

test.each([
  ['a script that did not arrive', { script: true, file: '' }, true],
  ['our own code that threw before it ran', { script: false, file: ours }, true],
  ['what an extension of the browser does', { script: false, file: 'chrome-extension://abc/content.js' }, false],
  ['what nobody says where it comes from', { script: false, file: '' }, false],
])('%s', (_, { script, file }, fatal) => {
  expect(isFatal({ script, file, origin, runs: false })).toBe(fatal)
})

test('once the page runs its own nets catch what breaks', () => {
  expect(isFatal({ script: true, file: '', origin, runs: true })).toBe(false)
  expect(isFatal({ script: false, file: ours, origin, runs: true })).toBe(false)
})
