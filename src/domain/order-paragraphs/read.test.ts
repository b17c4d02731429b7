import { expect, test } from 'vitest'
import { readParagraphs } from './read.ts'

const numbers = (text: string) => readParagraphs([text]).map(({ number }) => number)

test('numbers with a dot, whose words go on in the next lines and on the next page', () => {
  const first = `IN THE COURT OF COMMON PLEAS
DIVISION OF DOMESTIC RELATIONS
Case No. 24-DR-0117

The court orders:
1. Exchanges take place at 6:00 p.m.
at the Clintonville library.
2. Each parent gives notice
- 1 -`
  const second = `of vacation 30 days ahead.
3. The parents share the costs.
SO ORDERED.
4. Copies to counsel.`
  expect(readParagraphs([first, second])).toEqual([
    { number: '1', text: 'Exchanges take place at 6:00 p.m. at the Clintonville library.', page: 1 },
    { number: '2', text: 'Each parent gives notice of vacation 30 days ahead.', page: 1 },
    { number: '3', text: 'The parents share the costs.', page: 2 },
  ])
})

test('paragraph signs, words before numbers, and letters in brackets in the same mark', () => {
  expect(numbers('¶ 4 The exchange.\n¶ 5 The costs.')).toEqual([])
  expect(numbers('¶ 1 The exchange.\n¶ 2. The costs.\n¶ 2(a) Doctors.\n¶ 2(b) School.\n§ 3 Travel.')).toEqual([
    '1',
    '2',
    '2(a)',
    '2(b)',
    '3',
  ])
  expect(numbers('Paragraph 1: Custody.\nParagraph 2: Support.')).toEqual(['1', '2'])
})

test('letters and small Roman numerals below a number, and the letter i after h', () => {
  expect(
    numbers('1. Time.\n(a) Weekdays.\n(b) Weekends.\n(i) First and third.\n(ii) The rest.\n(c) Summer.\n2. Costs.\n(a) Doctors.'),
  ).toEqual(['1', '1(a)', '1(b)', '1(b)(i)', '1(b)(ii)', '1(c)', '2', '2(a)'])
  const letters = [...'abcdefghij'].map((letter) => `(${letter}) Words.`).join('\n')
  expect(numbers(`1. List.\n${letters}`).slice(-3)).toEqual(['1(h)', '1(i)', '1(j)'])
})

test('Roman numerals, with numbers and letters below them', () => {
  expect(numbers('I. CUSTODY\nII. TIME\nA. Weekdays.\nB. Weekends.\nIII. COSTS\nIV. COUNSEL')).toEqual([
    'I',
    'II',
    'II(A)',
    'II(B)',
    'III',
    'IV',
  ])
  expect(numbers('I. CUSTODY\n1. Joint.\n2. Decisions.\nII. TIME\n1. Weekdays.')).toEqual(['I', 'I.1', 'I.2', 'II', 'II.1'])
})

test('decimal numbers', () => {
  expect(numbers('1. Time.\n1.1 Weekdays at six.\n1.2. Weekends.\n2. Costs.\n2.1. Doctors.')).toEqual(['1', '1.1', '1.2', '2', '2.1'])
  expect(numbers('1. A parent may be late by\n1.5 hours in snow.\n2. Costs.')).toEqual(['1', '2'])
})

test('a number that does not go on with the row is text: years, amounts, addresses, page numbers', () => {
  expect(numbers('1. The order of\n2026. is changed.\n2. The parent pays\n150. Dollars a month.\n12\nPage 2 of 3\n3. Costs.')).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(numbers('Dear parents,\n24 Elm Street\nColumbus')).toEqual([])
  expect(numbers('')).toEqual([])
  expect(numbers('(a) Without a number above.')).toEqual([])
})

test('no text is lost between the first number and the signature, and it ends with a long one', () => {
  const words = Array.from({ length: 600 }, (_, at) => `${at + 1}. Term number ${at + 1}`)
  const found = readParagraphs([words.join('\n')])
  expect(found).toHaveLength(400)
  expect(found[399]).toEqual({ number: '400', text: 'Term number 400', page: 1 })
  expect(readParagraphs([`1. ${'long '.repeat(2000)}`])[0]!.text).toHaveLength(4000)
})

test('each way to write a mark opens a paragraph, and its text is what follows it', () => {
  const marks = [
    '1.',
    '1)',
    '1:',
    '1 -',
    '1 –',
    '1 —',
    '¶ 1',
    '¶¶ 1.',
    '§ 1',
    '§1.',
    'Paragraph 1',
    'PARA. 1.',
    'Section 1:',
    'Article 1.',
    '1(a)',
    '1(a).',
    '1.1',
    '1.1.',
  ]
  for (const mark of marks)
    expect([mark, readParagraphs([`${mark}  Each parent pays.  `])]).toEqual([
      mark,
      [{ number: mark.replace(/^\D*(\d(?:\.1)?(?:\(a\))?).*$/u, '$1'), text: 'Each parent pays.', page: 1 }],
    ])
  for (const text of ['1', '1.', '¶ 1.'])
    expect([text, readParagraphs([`${text}\nWords below.`]).map(({ text: words }) => words)]).toEqual([
      text,
      text === '1' ? [] : ['Words below.'],
    ])
  expect(numbers('I. First.\nII) Second.\nIII: Third.\nSection IV. Fourth.\nV.\nVI. Sixth.')).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'])
  expect(numbers('1. One.\na. First.\nb) Second.\n(c) Third.\n(1) Small.\n(2) Small.\n(d) Fourth.')).toEqual([
    '1',
    '1(a)',
    '1(b)',
    '1(c)',
    '1(c)(1)',
    '1(c)(2)',
    '1(d)',
  ])
})

test('what only looks like a mark is text', () => {
  const looks = [
    '1.5 hours a week',
    'see 2. above',
    'the 2nd parent',
    '2',
    '(see above) words',
    'A parent may',
    'I agree to this',
    'IIII. Words',
    'VX. Words',
    '2.Words',
    '(a)Words',
    '1000. Words',
    'under ¶ 2 of it',
    'x. Words of z',
    '5. Words',
    '(e) Words',
  ]
  for (const line of looks) expect([line, numbers(`1. Begins.\n${line}\n2. Ends.`)]).toEqual([line, ['1', '2']])
  expect(readParagraphs(['1. Begins\n2.Words']).map(({ text }) => text)).toEqual(['Begins 2.Words'])
})

test('a row may leave out two numbers and no more, and never goes back', () => {
  expect(numbers('1. A.\n4. B.')).toEqual(['1', '4'])
  expect(numbers('1. A.\n5. B.')).toEqual(['1'])
  expect(numbers('3. A.\n2. B.\n3. C.')).toEqual(['3'])
  expect(numbers('4. A.')).toEqual([])
  expect(numbers('I. A.\nIV. B.\nIX. C.')).toEqual(['I', 'IV'])
})

test('it ends where it is signed, and page numbers at the foot are no text', () => {
  for (const end of [
    'IT IS SO ORDERED',
    'So ordered this day',
    'Entered this 4th day',
    'Dated this day',
    'Dated: March 2',
    '______________',
    'Judge Helen Orr',
  ])
    expect([end, numbers(`1. A.\n${end}\n2. B.`)]).toEqual([end, ['1']])
  for (const foot of ['3', '- 3 -', '– 3 –', 'Page 3', 'page 3 of 12', '3 of 12'])
    expect([foot, readParagraphs([`1. A\n${foot}`, 'b.'])]).toEqual([foot, [{ number: '1', text: 'A b.', page: 1 }]])
  // Before the first number it says nothing.
  expect(numbers('Judge Helen Orr\nDated: March 2\n1. A.')).toEqual(['1'])
})

test('Roman numerals up to 60 are read, and letters beyond the row are text', () => {
  const roman = [
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIII',
    'XIV',
    'XV',
    'XVI',
    'XVII',
    'XVIII',
    'XIX',
    'XX',
    'XXI',
  ]
  expect(numbers(roman.map((each) => `${each}. Words.`).join('\n'))).toEqual(roman)
  expect(numbers('1. A.\n(a) B.\n(i) C.\n(ii) D.\n(iii) E.\n(iv) F.\n(b) G.')).toEqual([
    '1',
    '1(a)',
    '1(a)(i)',
    '1(a)(ii)',
    '1(a)(iii)',
    '1(a)(iv)',
    '1(b)',
  ])
  expect(numbers('1(a) B.\n(b) C.\n1(c) D.\n2 - E.\n2(a)(i) F.\n(ii) G.')).toEqual(['1(a)', '1(b)', '1(c)', '2', '2(a)(i)', '2(a)(ii)'])
})

test('a number that is longer than any is cut', () => {
  const long = `1${'(a)'.repeat(20)}`
  expect(readParagraphs([`${long} Words.`])[0]).toEqual({ number: long.slice(0, 40), text: 'Words.', page: 1 })
})

test('page numbers of every width are no text, and a short line of blanks or a word about signing within a line is', () => {
  for (const foot of ['12', '123', 'Page   3   of   120', '  - 45 -  ', ''])
    expect([foot, readParagraphs([`1. A\n${foot}\n b.`]).map(({ text }) => text)]).toEqual([foot, ['A b.']])
  for (const line of ['Sign here: _____', '___ initials', 'the letter dated this week', 'a judge decides'])
    expect([line, readParagraphs([`1. A\n${line}`])[0]!.text]).toEqual([line, `A ${line}`])
})

test('letters go on with aa after z, and a row of other signs is text', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const list = [...letters, 'aa', 'bb'].map((letter) => `(${letter}) Words.`)
  expect(numbers(['1. List.', ...list].join('\n')).slice(-3)).toEqual(['1(z)', '1(aa)', '1(bb)'])
  expect(numbers(['1. List.', ...list.slice(0, 26), '(ab) Words.', '(aab) Words.', '(xaa) Words.'].join('\n')).at(-1)).toBe('1(z)')
  expect(numbers('1. A.\n(a) B.\n(12) C.\n(2a) D.')).toEqual(['1', '1(a)'])
})

test('Roman numerals that are written wrongly are text, and a heading may be repeated within its row', () => {
  expect(numbers('I. A.\nIIX. B.\nLXI. C.\nII. D.')).toEqual(['I', 'II'])
  expect(numbers('I. A.\nI. Again.\nII. B.')).toEqual(['I', 'II'])
  expect(numbers('1(a)(i) A.\n(ii) B.\n1(b)(i) C.\n(ii) D.')).toEqual(['1(a)(i)', '1(a)(ii)', '1(b)(i)', '1(b)(ii)'])
})
