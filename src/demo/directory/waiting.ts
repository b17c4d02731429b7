import type { PersonRecord } from '#domain/directory/record.ts'
import type { FictionalWaiting } from '#ratings/reviews/public.ts'
import { chance } from './chance.ts'

type Way = Pick<FictionalWaiting, 'status' | 'log'>

const held = (rule: string) => ({ event: 'held', actor: 'system', rules: [rule], letter: null, answer: null })
const quiet = (event: string) => ({ event, actor: 'system', rules: [], letter: null, answer: null })
const flagged = (rule: string) => ({ event: 'flagged', actor: 'reader', rules: [rule], letter: null, answer: null })

const accused: Way = { status: 'queued_human', log: [held('C4.1')] }
const byForm: Way = { status: 'queued_human', log: [held('form')] }
const reported = (rule: string): Way => ({ status: 'flagged', log: [quiet('passed'), quiet('published'), flagged(rule)] })
const hidden: Way = { status: 'flagged_hidden', log: [quiet('passed'), quiet('published'), flagged('N2.1')] }
const appealed: Way = {
  status: 'appealed',
  log: [
    held('C4.1'),
    { event: 'refused', actor: 'moderator', rules: ['C4.1'], letter: 'accusation', answer: null },
    {
      event: 'appealed',
      actor: 'author',
      rules: [],
      letter: null,
      answer: 'I sat three rows behind and saw the envelope with my own eyes. I do not say what was in it.',
    },
  ],
}

/** What waits for a person in the demonstration: one of each way in which that comes about, and a few more to practise on. */
const examples: readonly { way: Way; answer: number; saw: string }[] = [
  {
    way: accused,
    answer: 1,
    saw: 'I was in the courtroom for both hearings. The judge was bribed by the other side, and the order was ready before we had said a word.',
  },
  {
    way: accused,
    answer: 2,
    saw: 'I came with my sister. He committed perjury in front of us, and nobody asked him about the bank papers that lay on the table.',
  },
  {
    way: accused,
    answer: 5,
    saw: 'She listened to both of us for two hours. The other attorney lied under oath about the holidays, and the judge noticed it at once.',
  },
  { way: byForm, answer: 3, saw: 'We waited for forty minutes. Then it went fast, and I could say what I had written down at home.' },
  { way: byForm, answer: 4, saw: 'The hearing was by video. I heard every word, and the judge explained the order before we hung up.' },
  { way: reported('N7.1'), answer: 2, saw: 'My neighbor told me how the hearing went. I was not there, but I know how these things go.' },
  {
    way: reported('N8.1'),
    answer: 1,
    saw: 'This was the other judge on the same floor, I think. The door had no name, and nobody told us who would come.',
  },
  {
    way: hidden,
    answer: 1,
    saw: 'I saw the whole hearing. If you want to know more about it, the clerk who wrote it down sits in the third office on the left all day.',
  },
  {
    way: appealed,
    answer: 1,
    saw: 'I was in the courtroom. The other side handed the judge an envelope, and then the judge took a bribe for the order.',
  },
]

/** Ratings of invented judges that wait for a moderator. */
export function demoWaiting(people: readonly PersonRecord[]): FictionalWaiting[] {
  const by = chance('what waits for a person')
  const judges = by.shuffled(people.filter(({ role, kind, standing }) => role === 'judge' && kind === 'judge' && standing !== 'ended'))
  return examples.map(({ way, answer, saw }, at) => ({
    id: by.uuid(),
    person: judges[at]!.key,
    criteria: {
      integrity: answer,
      knowledge: answer,
      communication: Math.min(5, answer + 1),
      temperament: answer,
      administration: answer,
      heard: answer,
      understood: answer,
    },
    saw,
    wentWell: null,
    shouldKnow: null,
    part: 'parent',
    outcome: 'mixed',
    eventMonth: '2025-09-01',
    receivedOn: `2026-02-0${1 + (at % 7)}`,
    ...way,
  }))
}
