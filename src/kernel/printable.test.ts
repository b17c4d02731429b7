import { expect, test } from 'vitest'
import { isPrintable } from './printable.ts'

test('what people write can be kept, in any language, with line ends of any system, tabs and joined signs', () => {
  const texts = ['Juez Núñez\ttambién', 'one\ntwo\r\nthree', 'שלום \u200fעולם', '👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'a\u0301', '\ufffd', '']
  for (const text of texts) expect([text, isPrintable(text)]).toEqual([text, true])
})

test('what a terminal obeys, a page reads backwards or a database cannot keep is found', () => {
  const texts = [
    '\u0000',
    '\u001b[2J',
    '\u009b2J',
    '\u0085',
    '\u007f',
    'kept\rshown',
    'a\r',
    '\u202egnp.exe',
    '\u2066a\u2069',
    'half \ud83d',
    '\udc00',
  ]
  for (const text of texts) expect([JSON.stringify(text), isPrintable(`before ${text} after`)]).toEqual([JSON.stringify(text), false])
})
