import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt } from '../../web/match.ts'
import { documents } from './documents/all.ts'
import { type Block, piecesOf, type Piece, shapeOf } from './rules.ts'

const words = (pieces: readonly Piece[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')
const text = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.kind === 'paragraph' ? words(block.pieces) : block.points.map(words).join(' '))).join(' ')

test('a document is an opening and sections of paragraphs and points', () => {
  expect(shapeOf('First.\n\n## Your part\n\nSecond\nline.\n\n- one\n- two, [here](/support)')).toEqual({
    opening: [{ kind: 'paragraph', pieces: ['First.'] }],
    sections: [
      {
        id: 'your-part',
        title: 'Your part',
        blocks: [
          { kind: 'paragraph', pieces: ['Second line.'] },
          { kind: 'points', points: [['one'], ['two, ', { words: 'here', to: '/support' }]] },
        ],
      },
    ],
  })
})

test.each(['[a](https://elsewhere.example)', '[a](javascript:alert(1))', '[a](//elsewhere.example', '<a href="/x">a</a>'])(
  '%s is no link of this site and stays as it was written',
  (line) => {
    expect(words(piecesOf(line))).toBe(line)
    expect(piecesOf(line).every((piece) => typeof piece === 'string')).toBe(true)
  },
)

test('two sections with the same heading can both be found', () => {
  const ids = shapeOf('## Same\n\nA.\n\n## Same\n\nB.\n\n## Same\n\nC.').sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test('nothing that was written is left out, whatever it is', () => {
  const bare = (of: string) => of.replaceAll(/[^\p{L}\p{N}]/gu, '')
  // An address is not shown, and its words are: a text with links is another matter.
  const plain = string({ maxLength: 200 }).filter((line) => !line.includes(']('))
  assert(
    property(plain, (written) => {
      const { opening, sections } = shapeOf(written)
      const shown = [text(opening), ...sections.map(({ title, blocks }) => `${title} ${text(blocks)}`)].join(' ')
      expect(bare(shown)).toBe(bare(written))
    }),
  )
})

test.each(documents)('every link of $documentType $version leads to a page of the map', ({ content }) => {
  const { opening, sections } = shapeOf(content)
  expect(sections.length).toBeGreaterThan(3)
  expect(text(opening)).not.toBe('')
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  const links = [...content.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!)
  expect(links.filter((to) => !lineAt('court.example', to))).toEqual([])
})
