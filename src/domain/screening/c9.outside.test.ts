import { describe, expect, test } from 'vitest'
import { hearsayIn, isHearsayOnly } from './c9-hearsay.ts'
import { readingOf } from './reading.ts'

const about = { name: 'Hon. Marta Quill', role: 'judge' } as const
const found = (text: string) => hearsayIn(readingOf(text, about)).length > 0

describe('what the author was only told is second-hand', () => {
  test.each([
    'My brother in law used her for his divorce and he was not impressed.',
    'A lady at church told me he makes moms cry.',
    'heard nothing but bad things about this lawyer',
    'Read on Reddit that she sided with the father each time.',
    'The word around the courthouse is that she is lazy.',
    'Never had him myself, but everyone in my dads group hates him.',
    'From what other parents say she is fair.',
    'On a podcast they said Quill was reversed twice.',
    'Several clients of his complained to me about the bills.',
    'I only know what my aunt told me and she cried for weeks.',
    'Not my case. My friend lost everything.',
    'According to my neighbor this mediator pushes you to settle.',
    'Somebody told me he is retiring, good riddance from what I hear.',
    'A lawyer I know says she is the best in the building.',
    'I overheard two women in line, they said he was rude.',
    'Mi prima me contó que la licenciada no contesta el teléfono.',
    'A mi cuñada le tocó esta tutora y fue horrible.',
    'Por lo que me cuenta mi hermana, la jueza no escucha.',
    'Vi en TikTok un video que dice que este juez grita.',
    'No la conozco, pero mi comadre la recomienda.',
    'Según mi vecina, la doctora solo habla con los papás.',
    'Se rumora que favorece a los ricos.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('what the author lived through is not, whoever spoke', () => {
  test.each([
    'I heard him tell my lawyer to sit down.',
    'My sister testified and the judge let her finish.',
    'My brother told the evaluator about the belt, and she wrote it down.',
    'The neighbor told the court how he stood on our lawn.',
    'My attorney told me that the motion was denied.',
    'The judge said that my witness was credible.',
    'The GAL heard from three neighbors before she wrote her report.',
    'I was told to wait in the hall, and I waited three hours.',
    'They told me at the window that my case had moved.',
    'My therapist says I am allowed to be angry.',
    'I will make sure that everyone knows how she treats fathers.',
    'It is expensive, as they say, but he won my hearing.',
    'In my hearing she let me speak. My mother said that it went well.',
    'I have never met her, and yet she wrote twelve pages about me.',
    'He did what the law says.',
    'My mother, I said to him, is not on trial.',
    'Mi abogado me dijo que la jueza firmó mi orden.',
    'En la ventanilla me dijeron que volviera con más pruebas.',
    'La jueza escuchó a mi hermana en mi audiencia.',
    'El perito me preguntó por mi trabajo y lo anotó.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})

test('who was not there has no first-hand account, though the text says "I"', () => {
  const only = (text: string) => isHearsayOnly(readingOf(text, about))
  expect(only("I've never been in his courtroom but my cousin says he yells.")).toBe(true)
  expect(only("I've never been in his courtroom before. My friend says he yells. In my hearing he yelled at me and cut me off.")).toBe(
    false,
  )
})
