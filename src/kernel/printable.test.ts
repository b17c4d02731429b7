import { expect, test } from 'vitest'
import { hasMarkup, isDisguised, isPrintable } from './printable.ts'

test('ordinary text can be stored, in any language, with line ends of any system, tabs and emoji', () => {
  const texts = ['Juez Núñez\ttambién', 'one\ntwo\r\nthree', 'שלום \u200fעולם', '👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'a\u0301', '\ufffd', '']
  for (const text of texts) expect([text, isPrintable(text)]).toEqual([text, true])
})

test('characters are found that control a terminal, reverse the text of a page, or that a database cannot store', () => {
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

test('a word that is written otherwise than it looks is found; languages, joined pictures and units are not', () => {
  const disguised = [
    'Ash\u200bworth',
    'b\u200dribe',
    'lied\ufefftwice',
    'Sm\u2060ith',
    'Sm\u0456th',
    '\u0405mith',
    '\u0391nna',
    'n\u0303\u0430me',
  ]
  for (const text of disguised) expect([text, isDisguised(`I met ${text} there.`)]).toEqual([text, true])
  const plain = [
    'Núñez',
    'Анна Smith',
    'Ωmega'.slice(1),
    '👨‍👩‍👧',
    'می\u200cخواهم',
    'co-op \u200b next',
    '10 \u00b5m',
    'a\u0301',
    'שלום \u200fabc',
  ]
  for (const text of plain) expect([text, isDisguised(`I met ${text} there.`)]).toEqual([text, false])
})

test('hasMarkup finds HTML, and not a less-than or greater-than sign', () => {
  for (const text of [
    '<b>x</b>',
    '<script>alert(1)</script>',
    '<img src=x onerror=y>',
    '</p>',
    '<!-- x',
    '<!DOCTYPE html>',
    '<br/>',
    '<svg/onload=a>',
    '<x-y z>',
  ])
    expect([text, hasMarkup(`It said ${text} there`)]).toEqual([text, true])
  for (const text of ['< 3 days', '3<4', '<3', '<-', 'a < b and c > d', '<', '<<', 'x<y', '&lt;b&gt;', '<5 % and >2 %'])
    expect([text, hasMarkup(`It said ${text} there`)]).toEqual([text, false])
})
