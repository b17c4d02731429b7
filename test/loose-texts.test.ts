import { expect, test } from 'vitest'
import { allLooseTexts, isSentence, looseTexts } from './support/loose-texts.ts'

test('every sentence for people is in the catalogs', () => {
  expect([...allLooseTexts()].flatMap(([file, texts]) => texts.map(({ line, text }) => `${file}:${line} ${text}`))).toEqual([])
})

test('a sentence outside of the catalogs is found wherever it stands, and a macro or an error for the log is none', () => {
  const code = [
    "const a = { ended: 'It has ended already.' }",
    'const b = (n: number) => `There are ${n} of them.`',
    'const c = <p>Nothing was <b>changed</b>.</p>',
    'const d = <Field label="Your name" className="Flex items" />',
    "throw new Error('It is no table.')",
    'const e = [msg`It is over.`, t`It is over.`, <Trans>It is over.</Trans>, plural(n, { one: "It is one.", other: "They are #." })]',
    "const f = 'Content-Type', g = 'America/New_York', h = 'flex items-center gap-2', i = 'Cal. Penal Code § 632'",
  ].join('\n')
  expect(looseTexts('a.tsx', code).map(({ line, text }) => [line, text])).toEqual([
    [1, 'It has ended already.'],
    [2, 'There are … of them.'],
    [3, 'Nothing was'],
    [4, 'Your name'],
  ])
})

test.each(['It has ended.', 'Your name', '“Ends” it', 'it has no end.'])('%s reads as words for people', (text) =>
  expect(isSentence(text)).toBe(true),
)
test.each(['id', 'swap.declined', 'flex gap-2', 'GET', 'America/New_York', 'noto sans'])('%s does not', (text) =>
  expect(isSentence(text)).toBe(false),
)
