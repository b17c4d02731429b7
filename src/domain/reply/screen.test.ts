import { describe, expect, test } from 'vitest'
import { screenReply } from './screen.ts'

const lena = { name: 'Lena Brandt', role: 'attorney' } as const
const judge = { name: 'Otis Fairmont', role: 'judge' } as const
const checksOf = (text: string, about: Parameters<typeof screenReply>[1] = lena) =>
  screenReply(text, about).findings.map(({ check }) => check)

describe('what the person rated may say', () => {
  test.each([
    'Thank you for writing. The rules of my profession keep me from speaking about any matter, even to answer a rating. I read every one.',
    'I disagree with this rating. I do not discuss clients or cases in public. Anybody who has a question about a bill may call my office.',
    'Our office now answers calls within two working days. We added an assistant this year, because people told us that they waited too long.',
    'I am sorry that the wait felt long. I hear about forty matters on a Monday, and I try to give each family its time.',
    'The standing order on my page asks for exhibits a week before. I will say so at the start of each hearing from now on.',
    'Lena Brandt here. I have practiced family law for eighteen years and I take what is said about my work seriously, good or bad.',
    'Gracias por escribir. Las reglas de mi profesion no me permiten hablar de ningun asunto. Respeto todas las opiniones y pienso en lo que dicen.',
  ])('%s', (text) => {
    expect(screenReply(text, lena)).toMatchObject({ verdict: 'publish', heldFor: [] })
  })

  test('a judge, too, may explain how the courtroom works', () => {
    expect(
      screenReply('I set short hearings for short questions. Parties who need longer may ask for it in writing, and most do.', judge)
        .verdict,
    ).toBe('publish')
  })
})

describe('a reply does not hunt who wrote the rating', () => {
  test.each([
    'I know exactly who you are, and so does everybody at the courthouse. I will remember this for a long time.',
    'We all know who wrote this. There was only one person who was that angry with me in the spring of that year.',
    'The writer is clearly the opposing party, who did not like how it turned out for them in the end.',
    'I will find out who you are. Nobody is as anonymous on the internet as they think, and I have time.',
    'Take this down or my lawyers will contact you. You have been warned, and this is the only warning there is.',
    'I remember you. Your writing style gives you away, and I have your letters in my drawer to compare it with.',
    'You will regret this review. I have many friends at the court house and they will all hear about it from me.',
    'This review was written by a bitter former client who did not get what was asked for in the end.',
    'Ya sé quién eres. Lo que escribes aquí se parece mucho a tus cartas y todos en el juzgado lo saben.',
  ])('%s', (text) => {
    const { verdict, findings } = screenReply(text, lena)
    expect(verdict).toBe('edit')
    expect(findings.map(({ check }) => check)).toContain('R1')
  })

  test.each([
    ['look-alike letters', 'I kn\u043ew who y\u043eu \u0430re, and I will not forget it. This is all that I have to say about the rating.'],
    ['invisible signs', 'I kn\u200bow w\u200bho you a\u200bre, and I will not forget it. This is all that I have to say about the rating.'],
    ['digits for letters', 'I kn0w wh0 y0u are, and I will not forget it. This is all that I have to say about the rating here.'],
    ['full width', 'Ｉ ｋｎｏｗ ｗｈｏ ｙｏｕ ａｒｅ, and I will not forget it. This is all that I have to say about the rating.'],
    ['many blanks', 'I    know \n who \t you    are, and I will not forget it. This is all that I have to say about the rating.'],
  ])('nor with %s', (_, text) => {
    expect(checksOf(text)).toContain('R1')
  })
})

describe('a reply tells nothing of clients', () => {
  test.each([
    'I represented her for two years and did everything that could be done. She was not easy to work with at all.',
    'My client wanted things that no court would ever order, and I said so at the time to everybody involved.',
    'You hired me in the spring and you fired me in the fall. In between I worked very hard on what you wanted.',
    'This person told me that the other side was lying, and then changed the story before the hearing.',
    'In our conversations it was plain that nothing would be good enough. I did warn about it several times.',
    'Mi clienta me dijo una cosa y al juez le dijo otra. Yo hice mi trabajo lo mejor que pude en ese tiempo.',
  ])('%s', (text) => {
    const { verdict, findings } = screenReply(text, lena)
    expect(verdict).toBe('edit')
    expect(findings.map(({ check }) => check)).toContain('R2')
  })
})

describe('a reply tells no facts of a matter', () => {
  test.each([
    'The decision followed from your drug tests and nothing else. Anybody would have decided it like that here.',
    'In this case the evidence was thin, and the outcome was a surprise to nobody who had seen the file before.',
    'The judge ruled against you because the papers came too late. It had nothing at all to do with my work.',
    'You failed to appear twice. I cannot help somebody who is not there when the hearing is called by the clerk.',
    'Your children deserved better than this fight. I said so then and I say it again now, for all to read.',
    'The mother was offered a fair agreement and said no. What came after that was to be expected by everyone.',
  ])('%s', (text) => {
    const { verdict, findings } = screenReply(text, lena)
    expect(verdict).toBe('edit')
    expect(findings.map(({ check }) => check)).toContain('R3')
  })
})

test.each([
  ['a case number', 'Whoever wants to know what happened can read file 23-FL-004512 at the clerk of the court any weekday.', 'C2'],
  ['a phone number', 'Please call my office at (512) 555-0148 if there is anything that you would like to talk about with us.', 'C2'],
  ['the name of a party', 'Ms. Hernandez has her opinion and I have mine. I will leave it at that, for the good of all involved.', 'C3'],
  ['the name of a child', 'I wish little Tyler all the best and hope that he will read this one day when he is grown up himself.', 'C3'],
  ['names for the writer', 'Only an idiot could write such a thing. I stand by my work and I sleep very well at night, thank you.', 'C7'],
  [
    'a diagnosis of the writer',
    'She is a narcissist and everybody in the courthouse could see it. I have nothing else to say about it.',
    'C8',
  ],
] as const)('%s must be taken out', (_, text, check) => {
  const { verdict, findings } = screenReply(text, lena)
  expect(verdict).toBe('edit')
  expect(findings.map((finding) => finding.check)).toContain(check)
})

test.each([
  'A flat fee of $1,500 covers the first hearing. It is printed on the sheet that everybody gets on the first visit.',
  'Since March 3, 2025 the office is open on Saturdays too. I hope that this makes it easier to reach somebody here.',
])('an amount or a day is read by a person first: %s', (text) => {
  expect(screenReply(text, lena)).toMatchObject({ verdict: 'hold', heldFor: ['R4.1'] })
})

test('a finding stands where the words stand, in the text as it was written', () => {
  const text = 'Thank you. I repr\u200besented   her well, as anybody who was there could tell you if they were asked about it.'
  const { findings } = screenReply(text, lena)
  expect(findings.map(({ span }) => text.slice(...span))).toEqual(['I repr\u200besented   her'])
})

test('nothing throws, whatever the text holds, and the work stays bounded', () => {
  for (const text of ['', '   ', '|||', '\u202e\u200b', 'I know who '.repeat(140), '$'.repeat(1500), 'a'.repeat(1500), '\ud800'])
    expect(() => screenReply(text, lena)).not.toThrow()
})
