import { describe, expect, test } from 'vitest'
import { accept } from './accept.ts'
import { screen } from './screen.ts'
import type { About, CheckId } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }

const of = (text: string, about = judge) => screen(text, about).findings
const told = (text: string, check: CheckId, about = judge) =>
  of(text, about)
    .filter((finding) => finding.check === check)
    .map(({ span }) => text.slice(...span))

describe('disguises', () => {
  test.each([
    'I will k1ll that judge',
    'I will k i l l that judge',
    'I will k​i​l​l that judge',
    'I will kíll that judge',
    'I will кill that judge',
    'I will ＫＩＬＬ that judge',
    'I will kiiiilllll that judge',
    'I will ki<b></b>ll that judge',
    'I will ki\0ll that judge',
    'I will &#107;ill that judge',
    'I will 𝐤𝐢𝐥𝐥 that judge',
  ])('%j is a threat', (text) => {
    expect(screen(text, judge).action).toBe('block')
  })

  test.each(['５５５-867-5309', '555–867–5309', '5​55-867-53​09', '(555) 867 5309', '555.867.5309', '5 5 5 8 6 7 5 3 0 9', '5O5-867-53O9'])(
    '%j is found whole',
    (number) => {
      const text = `Call ${number} please`
      expect(told(text, 'C2')).toEqual([number])
    },
  )

  test.each([
    'ann@example.com',
    'ann (at) example (dot) com',
    'ann at example dot com',
    'ann&#64;example.com',
    'ann＠example.com',
    'ana arroba example punto com',
  ])('%j is an address', (address) => {
    expect(told(`Write to ${address} today`, 'C2')).toEqual([address])
  })
})

describe('the rated professional', () => {
  test.each([
    'Judge Delgado was late.',
    'I told Delgado so.',
    'Hon. Maria T. Delgado heard us.',
    "Maria Delgado's clerk was kind.",
    'I think Delgato is fair.',
    'Thank you, JUDGE DELGADO',
  ])('is no third person: %s', (text) => {
    expect(told(text, 'C3')).toEqual([])
  })

  test('is a third person again as "my daughter Maria"', () => {
    expect(told('I said that my daughter Maria was ill.', 'C3')).toEqual(['my daughter Maria'])
  })

  test('whose name is not known may be named with a title', () => {
    expect(told('Judge Harmon was late and Dr. Roe too.', 'C3', { name: '', role: 'judge' })).toEqual([])
  })

  test('is not another professional, who is asked about and not stopped', () => {
    const { action, findings } = screen('I was there when Judge Ashworth read it.', judge)
    expect([action, findings.map(({ reason }) => reason)]).toEqual(['nudge', ['other_professional']])
  })
})

describe('what is offered', () => {
  const rewritten = (text: string, check: CheckId, index = 0) =>
    accept(
      text,
      of(text).find((finding) => finding.check === check)!,
      index,
    )

  test('is the role of a person, with the words of kin before it', () => {
    expect(rewritten('My son Tyler cried.', 'C3')).toBe('my child cried.')
    expect(rewritten('I saw my ex-husband Derek Voss laugh.', 'C3')).toBe('I saw the other parent laugh.')
    expect(rewritten('Mi hija Valentina no quería ir.', 'C3')).toBe('mi hijo no quería ir.')
    expect(rewritten('They left Roosevelt Elementary in May.', 'C3')).toBe("They left my child's school in May.")
  })

  test('is a word in brackets for what could find somebody', () => {
    expect(rewritten('I filed 2021-DR-004512 in May.', 'C2')).toBe('I filed [case] in May.')
    expect(rewritten('Llamen al 305 555 0147, la jueza me escuchó.', 'C2')).toBe('Llamen al [teléfono], la jueza me escuchó.')
  })

  test('for an accusation is what was seen, or an opinion with its facts, and the blank must be filled', () => {
    const text = 'I was there. She takes bribes.'
    expect(screen(text, judge).action).toBe('hold')
    expect(rewritten(text, 'C4')).toBe('I was there. What I saw: [what I saw, when and where].')
    const opinion = rewritten(text, 'C4', 1)
    expect(opinion).toBe('I was there. In my opinion: She takes bribes. I say so because of this: [the facts I saw].')
    expect(of(opinion).map(({ reason, action }) => [reason, action])).toEqual([['blank', 'edit']])
    expect(screen(opinion.replace('[the facts I saw]', 'I saw an envelope.'), judge).action).toBe('publish')
  })

  test('for a diagnosis is what the person did', () => {
    expect(rewritten('He is a textbook narcissist and I saw it.', 'C8')).toBe('He did not listen and was cold to me and I saw it.')
  })

  test('for "always" is a milder word', () => {
    expect(rewritten('She always cut me off.', 'C5')).toBe('She often cut me off.')
  })

  test('is refused when there is no such rewrite or the text is shorter by now', () => {
    const [finding] = of('She always cut me off.')
    expect(() => accept('She always cut me off.', finding!, 9)).toThrow(RangeError)
    expect(() => accept('She', finding!, 0)).toThrow(RangeError)
  })
})

describe('second-hand', () => {
  test('alone does not count, with a first-hand sentence it does', () => {
    expect(screen('Everyone knows that he hates mothers.', judge).isHearsayOnly).toBe(true)
    expect(screen('Everyone knows that he hates mothers. I saw him laugh at me.', judge).isHearsayOnly).toBe(false)
    expect(screen('I heard him tell my lawyer to sit down.', judge).isHearsayOnly).toBe(false)
  })
})

describe('what passes', () => {
  test.each([
    'What the hell, a damn awful crap hearing, and I was there.',
    'He texted me I will kill you and the judge called it a figure of speech.',
    'My ex said he would kill himself if I left, and she laughed at me.',
    'She put my children in danger with that order. I am furious.',
    'The hearing was set for 3/14/2023 at 10:30. I paid $1,250,000 over 7 years under section 25-403.',
    'I am Black and I felt talked down to. I have bipolar disorder and she mocked me for it.',
    'The court found that my ex committed perjury and she sent him to a class.',
    'We used OurFamilyWizard in Contra Costa County and I moved to Salt Lake City at Christmas.',
    '',
  ])('%j', (text) => {
    expect(screen(text, judge).action).toBe('publish')
  })
})
