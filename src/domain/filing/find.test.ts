import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { countsOf, findPrivate, withoutOverlap } from './find.ts'
import type { FindingKind, Known } from './types.ts'

const known: Known = {
  minors: [
    { name: 'Maya Rose Harlow', born: '2017-03' },
    { name: 'Leo', born: null },
  ],
  births: ['2015-07-09'],
  adults: ['Ana Moreno', 'Ben Harlow'],
  places: ['48 Cedar Lane, Apt 3, Springfield, OH 45504', '(937) 555-0142', 'safe@example.org'],
}
const find = (text: string) => findPrivate([{ page: 1, text }], known)
const quotes = (text: string, kind: FindingKind) =>
  find(text)
    .filter((one) => one.kind === kind)
    .map(({ quote }) => quote)
const runs = { numRuns: iterations(2000, 200) }

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
/** Some digits as a scan gives them, at most two. */
const scanned = (text: string, at: readonly number[]) =>
  [...text].map((sign, n) => (at.includes(n) ? ({ '0': 'O', '1': 'l', '5': 'S', '8': 'B' }[sign] ?? sign) : sign)).join('')

test('a Social Security number is found in any grouping that a label names, also with slips of a scan', () => {
  const label = fc.constantFrom(
    'SSN: ',
    'SSN ',
    'Social Security No. ',
    'social security number is ',
    'S.S.N. ',
    'SS# ',
    'Soc. Sec. ',
    'TIN: ',
    'Tax ID ',
    'ITIN ',
  )
  const between = fc.constantFrom('-', ' ', '', ' - ', '–', '.', '-\n')
  fc.assert(
    fc.property(digits(9), between, label, fc.array(fc.nat(8), { maxLength: 2 }), (all, mark, named, slips) => {
      const read = scanned(all, slips)
      const number = [read.slice(0, 3), read.slice(3, 5), read.slice(5)].join(mark)
      expect(quotes(`My ${named}${number}, as filed.`, 'ssn')).toEqual([number])
    }),
    runs,
  )
})

test('without a label, 3-2-4 with hyphens is sure, and nine digits in a row only may be one', () => {
  fc.assert(
    fc.property(digits(9), (all) => {
      const number = `${all.slice(0, 3)}-${all.slice(3, 5)}-${all.slice(5)}`
      expect(find(`see ${number} there`)).toMatchObject([
        { kind: 'ssn', certainty: 'sure', quote: number, short: `xxx-xx-${all.slice(5)}` },
      ])
      expect(find(`see ${all} there`)).toMatchObject([{ kind: 'ssn', certainty: 'maybe', quote: all }])
    }),
    runs,
  )
})

test('numbers that are reduced, or of another kind, are no findings', () => {
  for (const text of [
    'SSN XXX-XX-1234',
    'SSN ***-**-1234, last four 1234',
    'Case No. 900123456',
    'Docket #900123456',
    'Tracking number 900123456',
    'call 937-555-0199 or (937) 555-0199',
    'Dayton, OH 45402-1234',
    'paid $900,123,456 in all',
    'account ending in 1234',
    'acct. ****1234',
    'Visa ending 1111',
    'Statement period: 01/01/2026 - 01/31/2026',
    'savings of $12,500.00 since 2019',
    'In May it may rain. He will go.',
    'M.H. and L.H. were there; M.R.H. was not',
    'born in 2017',
    'the hearing of March 4, 2026',
  ])
    expect([text, find(text)]).toEqual([text, []])
})

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const spelled: readonly ((y: number, m: number, d: number) => string)[] = [
  (y, m, d) => `${m}/${d}/${y}`,
  (y, m, d) => `${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}-${y}`,
  (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
  (y, m, d) => `${m}/${d}/${String(y % 100).padStart(2, '0')}`,
  (y, m, d) => `${months[m - 1]} ${d}, ${y}`,
  (y, m, d) => `${months[m - 1]!.slice(0, 3)}. ${d} ${y}`,
  (y, m, d) => `${d} ${months[m - 1]} ${y}`,
  (y, m, d) => `${d}th of ${months[m - 1]}, ${y}`,
  (y, m, d) => `${months[m - 1]!.toUpperCase()} ${d},\n${y}`,
  (y, m, d) => `${d}.${m}.${y}`,
]

test('a birth date is found in any spelling beside a word for it, and becomes its year', () => {
  const label = fc.constantFrom(
    'born ',
    'Born on ',
    'DOB: ',
    'D.O.B. ',
    'date of birth: ',
    'Birthdate ',
    'BIRTH DATE  ',
    'nacida el ',
    'fecha de nacimiento: ',
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1960, max: 2025 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.constantFrom(...spelled),
      label,
      (y, m, d, spell, named) => {
        const date = spell(y, m, d)
        expect(find(`The child, ${named}${date}, lives here.`)).toMatchObject([
          { kind: 'birth', certainty: 'sure', quote: date, short: String(y) },
        ])
      },
    ),
    runs,
  )
})

test('a known birth date is found without a word beside it; one in a child’s month may be one; others are not', () => {
  for (const spell of spelled) expect(quotes(`on ${spell(2015, 7, 9)} we`, 'birth')).toEqual([spell(2015, 7, 9)])
  expect(find('on 3/21/2017 we met')).toMatchObject([{ kind: 'birth', certainty: 'maybe', why: 'case' }])
  expect(find('on 4/21/2017 we met')).toEqual([])
  expect(find('12/01/2019 (date of birth)')).toMatchObject([{ kind: 'birth', certainty: 'sure' }])
  expect(find('her birthday is March 4 again')).toMatchObject([{ kind: 'birth', certainty: 'maybe', short: '[birthday]' }])
})

test('a child’s name is found in any order, case and break of a line, and becomes initials', () => {
  const full = [
    'Maya Rose Harlow', 'Maya Harlow', 'MAYA R. HARLOW', 'maya harlow', 'Maya Rose\nHarlow', 'Maya   Harlow', 'Harlow, Maya', 'HARLOW, MAYA ROSE', 'Harlow,\nMaya', 'Ma-\nya Harlow', 'Maya Har-\nlow', 'M4ya Harl0w', 'Maya Anne Harlow', 'Máya Harlow',
  ] // prettier-ignore
  const around = fc.constantFrom(
    ['The child ', ' lives here.'],
    ['("', '")'],
    ['', ', who'],
    ['for ', '’s school'],
    ['and ', "'s mother"],
    ['re: ', '/'],
  )
  fc.assert(
    fc.property(fc.constantFrom(...full), around, (name, [before, after]) => {
      expect(find(`${before}${name}${after}`)).toMatchObject([{ kind: 'minor', certainty: 'sure', quote: name, short: 'M.R.H.' }])
    }),
    runs,
  )
  expect(quotes('Leo, LEO and leo’s', 'minor')).toEqual(['Leo', 'LEO', 'leo'])
  expect(quotes('Maya Harlow and Ben Harlow', 'minor')).toEqual(['Maya Harlow'])
})

test('children with the same initials get a number', () => {
  const two = {
    ...known,
    minors: [
      { name: 'Max Hill', born: null },
      { name: 'Mia Hill', born: null },
    ],
  }
  expect(findPrivate([{ page: 1, text: 'Max Hill and Mia Hill' }], two).map(({ short }) => short)).toEqual(['M.H.-1', 'M.H.-2'])
})

test('a name beside "minor child" that the case doesn’t know may be one, on every page', () => {
  const pages = [
    { page: 1, text: 'Ava came at noon.' },
    { page: 2, text: 'The minor child, Ava Stone, and the student Leo Park live there.' },
    { page: 3, text: 'The parties’ minor child support case. The minor children of Ana Moreno.' },
  ]
  expect(findPrivate(pages, { ...known, minors: [] }).map(({ page, quote, certainty }) => [page, quote, certainty])).toEqual([
    [1, 'Ava', 'maybe'],
    [2, 'Ava Stone', 'maybe'],
    [2, 'Leo Park', 'maybe'],
  ])
})

test('names that are words of the language are found as names alone', () => {
  const grace = {
    ...known,
    minors: [
      { name: 'May Price', born: null },
      { name: 'Grace Price', born: null },
    ],
  }
  const foundIn = (text: string) => findPrivate([{ page: 1, text }], grace).map(({ quote }) => quote)
  expect(foundIn('we saw May and Grace')).toEqual(['May', 'Grace'])
  expect(foundIn('in May 2026, on May 4, by the grace of God we may')).toEqual([])
})

test('accounts, cards and IBANs are found by their words or their check digits', () => {
  for (const [text, quote] of [
    ['Account No. 0047 118 2203', '0047 118 2203'],
    ['checking account at First Bank, no. 118220341', '118220341'],
    ['Loan Number: LN-2200419', 'LN-2200419'],
    ['routing number 021000021', '021000021'],
    ['card 4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['paid with 3782 822463 10005 today', '3782 822463 10005'],
    ['IBAN GB82 WEST 1234 5698 7654 32', 'GB82 WEST 1234 5698 7654 32'],
    ['to DE89370400440532013000', 'DE89370400440532013000'],
    ['Account Number\n0011822034', '0011822034'],
    ['mi cuenta número 0044-1188-27', '0044-1188-27'],
  ] as const)
    expect([text, quotes(text, 'account')]).toEqual([text, [quote]])
  expect(find('reference 4111 1111 1111 1112 of the store')).toEqual([])
})

test('protected addresses, phones and emails are found in any usual spelling', () => {
  for (const text of [
    '48 Cedar Lane',
    '48 cedar ln, apt 3',
    '48 CEDAR LN. #3 SPRINGFIELD OH',
    '48 Cedar\nLane',
    '(937) 555-0142',
    '937.555.0142',
    '9375550142',
    '+1 937-555-0142',
    'SAFE@example.org',
  ])
    expect([text, find(`at ${text}; then`)]).toMatchObject([text, [{ kind: 'address', certainty: 'sure' }]])
  for (const text of ['49 Cedar Lane', '48 Oak Lane', '937-555-0143', 'unsafe@example.com'])
    expect([text, find(`ring ${text} then`)]).toEqual([text, []])
  expect(find('She lives at 12 Oak Street, Dayton, OH 45402 now.')).toMatchObject([
    { kind: 'address', certainty: 'maybe', quote: '12 Oak Street, Dayton, OH 45402' },
  ])
})

test('no text breaks it, quotes are what stands there, and no two findings overlap', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'SSN 900-12-3456',
      'Maya',
      '-\n',
      'minor child ',
      '3/4/2017',
      '48 Cedar Lane',
      '\u0000',
      '\ud800',
      'account ',
      '4111',
      "'",
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      let last = 0
      for (const { start, end, quote } of find(text)) {
        expect([start >= last, end > start, quote]).toEqual([true, true, text.slice(start, end)])
        last = end
      }
    }),
    runs,
  )
})

test('of overlapping findings the surest and longest counts', () => {
  const one = (start: number, end: number, certainty: 'sure' | 'maybe') =>
    ({ kind: 'minor', start, end, certainty, why: 'case', short: '' }) as const
  expect(withoutOverlap([one(0, 4, 'sure'), one(0, 9, 'sure'), one(8, 12, 'maybe'), one(9, 12, 'maybe')])).toEqual([
    one(0, 9, 'sure'),
    one(9, 12, 'maybe'),
  ])
  expect(countsOf([{ kind: 'ssn' }, { kind: 'ssn' }])).toMatchObject({ ssn: 2, minor: 0 })
})

test('a megabyte of anything takes time in proportion', { timeout: 120_000 }, () => {
  const size = iterations(1_000_000, 250_000)
  const took = (text: string) => {
    const begun = performance.now()
    find(text)
    return performance.now() - begun
  }
  for (const unit of [
    'SSN: 900-12-3456 Maya Harlow born 3/4/2017 ',
    '1 ',
    'Harlow-',
    'account a',
    '12 Oak St ',
    "A'a",
    'a.',
    'DE12',
    '-\n',
    'minor child Ava Stone, ',
  ]) {
    const [short, long] = [took(unit.repeat(Math.ceil(size / 8 / unit.length))), took(unit.repeat(Math.ceil(size / unit.length)))]
    // Eight times as much; a quadratic rule would take sixty-four times as long.
    expect([unit, long / Math.max(short, 20) < 32]).toEqual([unit, true])
  }
})
