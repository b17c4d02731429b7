import { Font } from '@react-pdf/renderer'
import { expect, test } from 'vitest'
import { fitsPdf } from './paper.ts'
import { family } from './paper.pdf.ts'

const fits = (text: string) => fitsPdf({ title: text, notice: '', isAgreed: false, facts: [], sections: [], foot: '' })

test.each([
  ['regular', {}],
  ['bold', { fontWeight: 700 }],
  ['italic', { fontStyle: 'italic' }],
] as const)('every letter that a PDF may show has a glyph of its own in the %s font', async (_, style) => {
  const descriptor = { fontFamily: family, ...style }
  await Font.load(descriptor)
  const font = Font.getFont(descriptor)!.data as unknown as { glyphForCodePoint(code: number): { id: number } }
  const letterOf = new Map<number, number>()
  for (let code = 0; code <= 0xffff; code += 1) {
    const letter = String.fromCodePoint(code)
    if (letter.normalize('NFC') !== letter || !fits(letter)) continue
    const { id } = font.glyphForCodePoint(code)
    expect([letter, id]).not.toEqual([letter, 0])
    expect([letter, letterOf.get(id)]).toEqual([letter, undefined])
    letterOf.set(id, code)
  }
  expect(letterOf.size).toBeGreaterThan(1500)
})

test('what is drawn as nothing, turns the line around or needs another font does not fit', () => {
  for (const text of ['a\u0000', 'a\u200bb', 'a\u202eb', 'a\u2028b', 'e\u0301\u0323\u0308', '漢字', '🙂', 'שלום', 'नमस्ते'])
    expect([text, fits(text)]).toEqual([text, false])
  for (const text of ['Nguyễn', 'Nguyễn'.normalize('NFD'), 'Łukasz', 'Київ'.normalize('NFD'), '€ 5 – “a”'])
    expect([text, fits(text)]).toEqual([text, true])
})
