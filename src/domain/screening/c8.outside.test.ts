import { describe, expect, test } from 'vitest'
import { diagnosisIn } from './c8-diagnosis.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => diagnosisIn(readingOf(text, { name: 'Hon. Laura Kessler', role: 'judge' })).length > 0

describe('a diagnosis of somebody is found', () => {
  test.each([
    'He has ADHD for sure and cannot sit through a witness.',
    'Pretty sure the GAL is on the autism spectrum, no eye contact.',
    'Clearly early dementia.',
    'I had a narcissist for a lawyer.',
    'She told me my ex is bipolar and then forgot it.',
    'gave my kids to a psychopath',
    'she needs to take her meds',
    'Needs psychiatric help. Not joking.',
    "a pathological liar, that's what he is",
    "my son's dad is a covert narcissist and she fell for it",
    'Split personality. Sweet in the hall, a tyrant in court.',
    'manic depressive if you ask me',
    'OCD, obviously. He straightened the mic for ten minutes.',
    "it's dementia, everyone sees it",
    'He is a pathological narcissist.',
    'My husband is clinically insane and the evaluator wrote "charming".',
    'Ese juez tiene Alzheimer, se le olvida todo.',
    'La evaluadora está mal de la cabeza.',
    'Mi ex es narcisista y ella ni lo notó.',
    'Está enferma de la mente esa señora.',
    'es un psicópata con toga',
    'Tiene un trastorno límite de la personalidad, se le nota.',
    'Es bipolar, un día te saluda y otro no.',
    'no se tomó sus pastillas ese día',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('health of the author and of the family passes', () => {
  test.each([
    'I have PTSD and she let me take breaks.',
    'My son has ADHD and the judge asked what helps him.',
    'My daughter is on the spectrum and he asked for a quiet room.',
    'The evaluator diagnosed me with anxiety from one form.',
    'He called me a narcissist in his report.',
    'My ex told the court I was bipolar. She asked for records and saw that I am not.',
    'She has real experience with autism and it showed.',
    'I was diagnosed with bipolar disorder in 2010 and he did not hold it against me.',
    'My mother had dementia and he let her testify by phone.',
    "I'm autistic and courtrooms are loud.",
    'Crazy fast hearing, insane fees.',
    'The order was borderline illegal.',
    'Our boy was tested. He has autism. She read every page.',
    'My depression came up and she was kind.',
    'She drove me crazy with delays.',
    'He asked about my meds and did not judge.',
    'The judge had clearly read up on autism.',
    'She is obsessive about deadlines, which I liked.',
    'Paranoia in the waiting room, everybody whispering.',
    'My own narcissism got in the way, he told me so gently.',
    'Tengo ansiedad y la jueza me dio un descanso.',
    'Mi hijo tiene autismo y el juez fue paciente.',
    'Me diagnosticaron depresión y no la usó en mi contra.',
    'Me llamó loca y narcisista en su informe.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
