import { describe, expect, test } from 'vitest'
import { claimStates } from './contract.ts'
import { acts, afterCode, byName, domainOfSite, isNamed, readAddress, readBarNumber, transitions } from './rules.ts'

describe('the way of a claim', () => {
  const table = {
    asked: 'send:code_sent submit:checking refuse:refused withdraw:withdrawn',
    code_sent: 'send:code_sent confirm:confirmed exhaust:asked refuse:refused withdraw:withdrawn',
    confirmed: 'submit:checking grant:granted',
    checking: 'grant:granted refuse:refused withdraw:withdrawn',
    granted: 'withdraw:withdrawn revoke:revoked',
    refused: '',
    withdrawn: '',
    revoked: '',
  } as const
  test.each(claimStates.flatMap((state) => acts.map((act) => [state, act] as const)))('%s: %s', (state, act) => {
    const to = table[state].split(' ').find((step) => step.startsWith(`${act}:`))
    expect(transitions[state][act]).toBe(to?.split(':')[1])
  })
})

describe('an address', () => {
  test.each([
    ['Jane.Roe@TXCourts.GOV ', { local: 'jane.roe', domain: 'txcourts.gov' }],
    ['o+1@a-b.co.travis.tx.us', { local: 'o+1', domain: 'a-b.co.travis.tx.us' }],
    ['jane@c\u043eurts.gov', null],
    ['jane@courts.g\u200bov', null],
    ['jane@xn--curts-fye.gov', null],
    ['jane@courts', null],
    ['jane@courts.gov@evil.example', null],
    ['Jane Roe <jane@courts.gov>', null],
    ['jane@courts.gov\nBcc: all@courts.gov', null],
    ['jane@-courts.gov', null],
    ['@courts.gov', null],
    ['', null],
  ])('%j', (typed, read) => {
    expect(readAddress(typed)).toEqual(read)
  })
})

describe('what a domain shows by its name', () => {
  const texas = { state: 'TX', jurisdiction: 'state' } as const
  const federal = { state: null, jurisdiction: 'federal' } as const
  test.each([
    ['txs.uscourts.gov', federal, 'own'],
    ['uscourts.gov', federal, 'own'],
    ['txs.uscourts.gov', texas, null],
    ['notuscourts.gov', federal, 'public'],
    ['uscourts.gov.evil.example', federal, null],
    ['txcourts.gov', texas, 'public'],
    ['tx.gov', texas, 'public'],
    ['courts.ca.gov', texas, null],
    ['courts.state.tx.us', texas, 'public'],
    ['co.travis.tx.us', texas, 'public'],
    ['courts.state.oh.us', texas, null],
    ['tx.us', texas, null],
    ['gov', texas, null],
    ['brandt.us', texas, null],
    ['fernhollow.example', texas, null],
    ['gmail.com', texas, null],
  ] as const)('%s', (domain, place, shows) => {
    expect(byName(domain, place)).toBe(shows)
  })
})

test('a bar number is compared in capitals, without blanks and dots; look-alike letters are none', () => {
  expect(['24 031.877', 'p-1234a', '\u0410123', '', 'ABC', '1'.repeat(21)].map(readBarNumber)).toEqual([
    '24031877',
    'P-1234A',
    null,
    null,
    null,
    null,
  ])
})

test('the domain of a website is its host', () => {
  expect(['https://www.fernhollow.example/team', 'fernhollow.example', 'not a site', ''].map(domainOfSite)).toEqual([
    'fernhollow.example',
    'fernhollow.example',
    null,
    null,
  ])
})

test.each([
  ['lena.brandt', 'Lena Brandt', true],
  ['lbrandt', 'Lena Brandt', true],
  ['brandt.l', 'Lena Brandt', true],
  ['l.m.brandt2', 'Lena M. Brandt Jr.', true],
  ['jose.nunez', 'José Núñez', true],
  ['brandt', 'Lena Brandt', false],
  ['clerk', 'Lena Brandt', false],
  ['lena', 'Lena Brandt', false],
  ['tom.brandt', 'Lena Brandt', false],
  ['lena.brandt.office', 'Lena Brandt', false],
  ['x', '', false],
])('%s is made of the name %s: %s', (local, name, is) => {
  expect(isNamed(local, name)).toBe(is)
})

test('a page is granted by rule only where place, name and number agree and nobody holds it', () => {
  const all = { shows: 'own', isNamed: true, barFits: true, isHeld: false } as const
  expect(afterCode(all)).toBe('grant')
  for (const lack of [{ shows: 'public' }, { isNamed: false }, { barFits: null }, { barFits: false }, { isHeld: true }] as const)
    expect(afterCode({ ...all, ...lack })).toBe('submit')
})
