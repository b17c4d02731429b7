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
  expect(numbers('I. CUSTODY\n1. Joint.\n2. Decisions.\nII. TIME\n1. Weekdays.')).toEqual(['I', '1', '2', 'II', '1'])
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
