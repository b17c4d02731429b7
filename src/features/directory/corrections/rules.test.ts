import { expect, test } from 'vitest'
import type { Missing, Wrong } from './contract.ts'
import { numberOf, readNumber, refusalOfMissing, refusalOfWrong, worksAtCourt } from './rules.ts'

const missing: Missing = { role: 'gal', kind: 'guardian_ad_litem', name: 'Una Ferrow', state: 'OH', proof: 'The roster of Wood County' }
const fact = { field: 'county', value: 'Wood', positionSeq: 1, sourceId: 'a', sourceRef: 'line 1', asOf: null, seenOn: '2026-01-01' }
const wrong: Wrong = {
  professional: '00000000-0000-4000-8000-000000000000',
  field: 'county',
  positionSeq: 1,
  was: 'Wood',
  now: 'Lucas',
  proof: 'The roster of Lucas County',
}

test('someone missing needs a kind that goes with the role, and a name of two parts', () => {
  expect(refusalOfMissing(missing)).toBeNull()
  expect(refusalOfMissing({ ...missing, kind: 'judge' })?.field).toBe('kind')
  for (const name of ['Ferrow', 'Write-in', 'http://x', '12 34']) expect(refusalOfMissing({ ...missing, name })?.field).toBe('name')
})

test('a wrong fact must be one that the directory has, and the right value another', () => {
  expect(refusalOfWrong(wrong, { facts: [fact] })).toBeNull()
  expect(refusalOfWrong({ ...wrong, was: 'Erie' }, { facts: [fact] })?.field).toBe('fact')
  expect(refusalOfWrong({ ...wrong, positionSeq: 2 }, { facts: [fact] })?.field).toBe('fact')
  expect(refusalOfWrong({ ...wrong, field: null }, { facts: [fact] })?.field).toBe('fact')
  expect(refusalOfWrong({ ...wrong, now: 'Wood' }, { facts: [fact] })?.field).toBe('now')
})

test('something that no fact says can be reported in words', () => {
  const other = { ...wrong, field: null, positionSeq: null, was: null, now: 'She retired in May 2025.' }
  expect(refusalOfWrong(other, { facts: [] })).toBeNull()
})

test('what would tell who sent it, or cannot be shown, is refused with the field', () => {
  expect(refusalOfWrong({ ...wrong, note: 'Write to me@example.org' }, { facts: [fact] })).toMatchObject({ field: 'note' })
  expect(refusalOfMissing({ ...missing, proof: 'mailto:me@example.org' })).toMatchObject({ field: 'proof' })
  // Lists show one line of each: a second one could look like another suggestion.
  expect(refusalOfMissing({ ...missing, name: 'Una\nFerrow' })).toMatchObject({ field: 'name' })
  expect(refusalOfWrong({ ...wrong, now: 'Lucas\n0a1b2c3d  taken over' }, { facts: [fact] })).toMatchObject({ field: 'now' })
  expect(refusalOfWrong({ ...wrong, note: 'It moved.\nIn May.' }, { facts: [fact] })).toBeNull()
  expect(refusalOfMissing({ ...missing, proof: 'The roster\u009b2J' })).toMatchObject({ field: 'proof' })
  expect(refusalOfMissing({ ...missing, proof: 'The \u202eretsor' })).toMatchObject({ field: 'proof' })
  expect(refusalOfMissing({ ...missing, county: 'Wo\u0000od' })).toMatchObject({ field: 'county' })
  expect(refusalOfWrong({ ...wrong, now: 'Lu\u001b[31mcas' }, { facts: [fact] })).toMatchObject({ field: 'now' })
  expect(refusalOfMissing({ ...missing, proof: 'https://social.example/@roster' })).toBeNull()
})

test('a number is read however it was typed, and nothing else is', () => {
  const number = numberOf(Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1))
  expect(number).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(readNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
  expect(readNumber(number.replaceAll('-', ''))).toBe(number)
  for (const typed of ['', 'K7QM', `${number}X`, number.replace(/.$/, '0'), number.replace(/.$/, 'I'), '💥'.repeat(12)]) {
    expect(readNumber(typed)).toBeNull()
  }
})

test('other chance gives another number', () => {
  const one = new Uint8Array(32)
  const numbers = new Set(Array.from({ length: 256 }, (_, at) => numberOf(one.with(11, at))))
  expect(numbers.size).toBe(256)
})

test('judges and guardians ad litem work at a court, all others at a firm or office', () => {
  expect((['judge', 'gal', 'attorney', 'expert'] as const).map(worksAtCourt)).toEqual([true, true, false, false])
})
