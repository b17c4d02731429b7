import { expect, test } from 'vitest'
import { piecesOf } from './rules.ts'

const site = 'http://localhost:3000'

test('an address of this site can be followed, by its path alone', () => {
  expect(piecesOf(`Open this:\n\n${site}/verify-email?token=a-b_c.\nThanks`, site)).toEqual([
    { text: 'Open this:\n\n', link: null },
    { text: `${site}/verify-email?token=a-b_c`, link: '/verify-email?token=a-b_c' },
    { text: '.\nThanks', link: null },
  ])
})

test('another address, and one that only begins alike, stays text', () => {
  for (const text of [
    'See https://evil.example/x',
    'http://localhost:30001/x',
    'http://localhost:3000.evil.example/x',
    'javascript:alert(1)',
  ]) {
    expect(piecesOf(text, site)).toEqual([{ text, link: null }])
  }
})

test('nothing of a text is lost', () => {
  const text = `(${site}/support) and ${site}/sign-in, ${site}/ and ${site}`
  expect(
    piecesOf(text, site)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(piecesOf('', site)).toEqual([])
})
