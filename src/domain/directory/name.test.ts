import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { nameCase } from './name-case.ts'
import { nameOf, readName } from './name.ts'

test.each([
  ['KEN Cory', 'Ken Cory'],
  ['A.j. Anglin', 'A.J. Anglin'],
  ['AL Mccranie', 'Al McCranie'],
  ['TJ Smith', 'TJ Smith'],
  ['Latisha Dear-jackson', 'Latisha Dear-Jackson'],
  ['David L. McCORD', 'David L. McCord'],
  ['Larry VanMETER', 'Larry VanMeter'],
  ['VICKI D’ANGELO', "Vicki D'Angelo"],
  ["Sandra o'connor", "Sandra O'Connor"],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['JUAN DE LA CRUZ', 'Juan de la Cruz'],
  ['ana de alba', 'Ana de Alba'],
  ['JOHN E SMITH', 'John E Smith'],
  ['John deGravelles', 'John deGravelles'],
  ['H. "corky" Holthoff', 'H. "Corky" Holthoff'],
  ['John "jp" Rivera', 'John "JP" Rivera'],
  ['José Peña', 'José Peña'],
])('the letters of %s are mended to %s', (given, mended) => {
  expect(nameCase(given)).toBe(mended)
})

test('mending a name twice changes nothing more', () => {
  const word = fc.stringMatching(/^[A-Z][a-zA-Z]{0,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const once = nameCase(words.join(' '))
      expect(nameCase(once)).toBe(once)
    }),
  )
})

const parts = (text: string) => {
  const read = readName(text)
  if (!read.ok) throw new Error(english(read.why))
  const { given, middle, family, suffix } = read.name
  return [given, middle, family, suffix]
}

test('a suffix is recognized wherever it is written in the name', () => {
  expect(parts('W. James Sizemore JR.')).toEqual(['W.', 'James', 'Sizemore', 'Jr.'])
  expect(parts('JR. C. R. Kiker')).toEqual(['C.', 'R.', 'Kiker', 'Jr.'])
  expect(parts('Bruce Iii Markel')).toEqual(['Bruce', null, 'Markel', 'III'])
  expect(parts('Brown, Iii, Thomas J.')).toEqual(['Thomas', 'J.', 'Brown', 'III'])
  expect(parts('Rivera, Ana')).toEqual(['Ana', null, 'Rivera', null])
})

test('initials are not taken for a suffix', () => {
  expect(parts('JR Molina')).toEqual(['JR', null, 'Molina', null])
  expect(parts("J.r. 'Bobby' Flores")).toEqual(['J.R.', null, 'Flores', null])
  expect(parts('Mary V. Tarr')).toEqual(['Mary', 'V.', 'Tarr', null])
})

test('a family name of several words stays together', () => {
  expect(parts('Philip J. Van de Veer')).toEqual(['Philip', 'J.', 'Van de Veer', null])
  expect(parts('Otis E. St. Clair')).toEqual(['Otis', 'E.', 'St. Clair', null])
})

test('additions of a result file are removed from a name', () => {
  expect(readName('Kim Dollard (Republican)')).toMatchObject({ name: { display: 'Kim Dollard' } })
  expect(readName('Israel Ramon, Jr. DEM')).toMatchObject({ name: { display: 'Israel Ramon Jr.' } })
  expect(readName('DAN LIncumbent Papez')).toMatchObject({ name: { display: 'Dan L Papez' } })
  expect(readName('William G.hamrick')).toMatchObject({ name: { display: 'William G. Hamrick' } })
})

test.each(['Write-in', 'None of the above', 'Under Vote Count', 'Yes', '1234', 'Candidate 2', 'Cher', ''])(
  '"%s" is not a person, and a sentence says so',
  (text) => {
    const read = readName(text)
    expect(read.ok).toBe(false)
    expect(!read.ok && english(read.why)).toMatch(/\.$/)
  },
)

test('a name that lost a letter to a wrong encoding is refused', () => {
  expect(readName('Aaron Pe\uFFFDa')).toMatchObject({ ok: false })
})

test('the brackets of unused letters and stray blanks go', () => {
  expect(nameOf({ given: 'H[arold]', middle: ' Brent ', family: 'McKnight', suffix: ' ' })).toMatchObject({
    name: { display: 'Harold Brent McKnight', middle: 'Brent', suffix: null },
  })
})
