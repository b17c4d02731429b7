import { transform } from '@lingui/native-tools'
import { expect, test } from 'vitest'
import { english } from './english.ts'
import { reason, reasonOf } from './reason.ts'
// By another name: the macro that is looked at here must not be replaced in this file.
import * as text from './text.ts'

const { msg: declared, plural: counted } = text

const days = 3
/** Each text as Node runs it, and its source as Lingui reads it. */
const both: readonly [text.Text, string][] = [
  [declared`There is no such event.`, 'msg`There is no such event.`'],
  [declared`It’s "quoted", 'so' and \`so\`.`, 'msg`It’s "quoted", \'so\' and \\`so\\`.`'],
  [declared`At most ${{ days }} of ${{ all: 2 * days }}.`, 'msg`At most ${{ days }} of ${{ all: 2 * days }}.`'],
  [
    declared`It ends in ${counted({ days }, { 0: 'no time', one: '# day', other: '# days' })}.`,
    "msg`It ends in ${plural({ days }, { 0: 'no time', one: '# day', other: '# days' })}.`",
  ],
]

test.each(both)('Node and Lingui make the same descriptor of %o', async (made, source) => {
  const code = `import { msg, plural } from '#kernel/text.ts'\nconst days = 3\nexport default ${source}`
  const macro = { corePackage: ['#kernel/text.ts'], descriptorFields: 'all' as const }
  const { code: built } = await transform(code, 'text.ts', { macro })
  const { default: read } = (await import(`data:text/javascript,${encodeURIComponent(built)}`)) as { default: text.Text }
  expect(made).toEqual(read)
})

test('a text is put into English with its values, plurals and the texts within it', () => {
  expect(english(both[3]![0])).toBe('It ends in 3 days.')
  expect(english(declared`It ends in ${counted({ days: 1 }, { one: '# day', other: '# days' })}.`)).toBe('It ends in 1 day.')
  expect(english(declared`It cannot be used: ${{ why: declared`it has ${{ most: 12 }} parts` }}.`)).toBe(
    'It cannot be used: it has 12 parts.',
  )
})

test('what was typed is no part of the message, whatever it looks like', () => {
  expect(english(declared`Not ${{ typed: '{days}, {days, plural, one {#}} and <b>' }}.`)).toBe(
    'Not {days}, {days, plural, one {#}} and <b>.',
  )
})

test('the same reason with another number is another reason; what zod says by itself becomes ours', () => {
  const [three, four] = [3, 4].map((most) => reason(declared`it has more than ${{ most }} parts`))
  expect([three, four].map((message) => english(reasonOf({ message })))).toEqual(['it has more than 3 parts', 'it has more than 4 parts'])
  expect(english(reasonOf({ code: 'too_big', message: 'Invalid input' }))).toBe('it is too long or too large')
  expect(english(reasonOf({}))).toBe('it is not in the right form')
})
