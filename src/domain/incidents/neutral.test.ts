import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralMarks } from './neutral.ts'

const found = (text: string) => neutralMarks(text).map(({ kind, words }) => `${kind}: ${words}`)

test.each([
  ['He is a narcissist and a liar.', ['label: narcissist', 'label: liar']],
  ['She’s crazy, a bad mother.', ['label: crazy', 'label: bad mother']],
  ['He gaslights me.', ['label: gaslights']],
  ['She was late on purpose, just to punish me.', ['motive: on purpose', 'motive: just to punish me']],
  ['He doesn’t care about the kids.', ['motive: doesn’t care about the kids']],
  ['She wanted to ruin the weekend.', ['motive: wanted to ruin']],
  ['He is always late and never calls.', ['absolute: always', 'absolute: never']],
  ['As usual, every single time.', ['absolute: As usual', 'absolute: every single time']],
  ['He did NOT COME AT ALL.', ['capitals: NOT COME AT ALL']],
  ['She REFUSED.', ['capitals: REFUSED']],
])('%s is marked', (text, marks) => expect(found(text)).toEqual(marks))

test.each([
  ['Ben arrived at 6:27 PM. The order says 6:00 PM. Leo had a fever of 101.'],
  ['He said: “You are a liar and you are ALWAYS late.” I said: "STOP IT NOW".'],
  ['He had two alcoholic drinks before he drove.'],
  ['The school is in the USA; the YMCA called at 5 PM about the IEP.'],
  ['The carrier, the psychology class, an unfitted kitchen, a stupidity.'],
  ['I asked that it never again be moved.'],
  [''],
])('%s states what happened, and nothing is marked', (text) => expect(found(text)).toEqual([]))

test('an opening quotation mark without its end hides nothing', () => {
  expect(found('He said “you are late. He is a liar.')).toEqual(['label: liar'])
})

test('of two marks on the same words the longer one stays, and the words are where it says', () => {
  const text = 'He hid it just to hurt me'
  expect(neutralMarks(text)).toEqual([{ kind: 'motive', from: 10, to: 25, words: 'just to hurt me' }])
})

test('each mark has its words in their order, and none reaches into another', () => {
  const piece = fc.constantFrom('liar', 'always', 'ON TIME NOW', '“never', '”', '"', 'on purpose', 'he came at 5', '\n', '🙂', '. ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ')
      let end = 0
      for (const { from, to, words } of neutralMarks(text)) {
        expect(text.slice(from, to)).toBe(words)
        expect(from).toBeGreaterThanOrEqual(end)
        end = to
      }
    }),
  )
})

test('a long text takes no longer than its length allows', () => {
  const text = 'to get to get just to want to LOUD lou“'.repeat(500)
  const begun = performance.now()
  neutralMarks(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
