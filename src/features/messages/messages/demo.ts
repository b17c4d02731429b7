import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import type { DemoParts } from '#case/cases/public.ts'
import { putDemoPicture } from '#case/files/public.ts'
import { undoFor } from '#domain/messages/limits.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Link, MessageKind } from './contract.ts'
import { glasses } from './demo.picture.ts'

/** Weeks and days from this week's Monday, and the time; or so many days before today. */
type When = readonly [weeks: number, days: number, time: string] | { ago: number; time: string }

interface DemoMessage {
  name: string
  by: 'A' | 'B'
  /** The subject of a thread that it begins. */
  subject?: string
  /** What it answers or adds to. */
  to?: string
  kind?: MessageKind
  body: string
  /** `null`: a draft. */
  sent: When | null
  /** How many minutes later the other parent opened it; without it they have not. */
  viewed?: number
  /** An answer is due so many hours after it was sent. */
  answerIn?: number
  about?: 'maya' | 'leo' | 'both'
  /** The name of a picture that it brings, and how it is drawn. */
  picture?: { name: string; svg: string }
  paragraph?: string
}

const demoMessages: readonly DemoMessage[] = [
  {
    name: 'practice',
    by: 'B',
    subject: 'Soccer practice moves to Thursdays',
    body: 'Coach wrote that practice is on Thursdays at 5:30 from next week. That falls on your days twice a month. Can you bring Leo, or should I?',
    sent: [-9, 2, '12:40'],
    viewed: 95,
    answerIn: 72,
    about: 'leo',
  },
  {
    name: 'practice 2',
    by: 'A',
    to: 'practice',
    body: 'I can bring him on my days. His cleats are too small, so I will get a pair this week.',
    sent: [-9, 2, '18:05'],
    viewed: 41,
  },
  {
    name: 'practice 3',
    by: 'A',
    to: 'practice 2',
    kind: 'addendum',
    body: 'Size 3. They are in his blue bag.',
    sent: [-9, 5, '10:12'],
    viewed: 260,
  },
  {
    name: 'summer',
    by: 'A',
    subject: 'Summer camp weeks',
    kind: 'notice',
    body: 'I would like the children to go to day camp in the second and third week of July. It is $310 for both. I ask for your agreement before I book.',
    sent: [-6, 1, '08:20'],
    viewed: 612,
    answerIn: 96,
    about: 'both',
    paragraph: '14(c)',
  },
  {
    name: 'summer 2',
    by: 'B',
    to: 'summer',
    body: 'The second week is fine. In the third we are at my parents’. Please book one week.',
    sent: [-6, 4, '19:48'],
    viewed: 20,
  },
  {
    name: 'glasses',
    by: 'B',
    subject: 'Maya’s glasses',
    kind: 'fyi',
    body: 'Maya’s left lens has a crack. The optician replaces it under warranty on Friday after school. Nothing to do for you.',
    picture: { name: 'glasses.jpg', svg: glasses },
    sent: [-4, 1, '16:30'],
    viewed: 18,
    about: 'maya',
  },
  {
    name: 'conference',
    by: 'A',
    subject: 'Parent-teacher conference',
    body: 'Leo’s conference is on the 12th at 4:15. Mr. Osei offers one slot for each of us, or one together. Which do you prefer?',
    sent: [-2, 3, '11:02'],
    viewed: 1310,
    answerIn: 72,
    about: 'leo',
  },
  {
    name: 'conference 2',
    by: 'B',
    to: 'conference',
    body: 'Separate slots, please. I take the later one.',
    sent: [-2, 4, '20:15'],
    viewed: 730,
  },
  {
    name: 'address',
    by: 'B',
    subject: 'New phone number at work',
    kind: 'notice',
    body: 'From Monday my direct line at work is (614) 555-0148. My cell phone stays the same.',
    sent: [-1, 4, '09:10'],
    viewed: 154,
    paragraph: '11(c)',
  },
  {
    name: 'holiday',
    by: 'A',
    subject: 'Flight on December 23',
    kind: 'request',
    body: 'My mother has offered us tickets for the 23rd at 7:40 a.m. Pick-up would be at 5:45 that morning instead of 9:00. Would that work for you?',
    sent: { ago: 3, time: '18:31' },
    answerIn: 96,
    about: 'both',
  },
  {
    name: 'medicine',
    by: 'B',
    subject: 'Leo’s inhaler',
    body: 'The pharmacy has the refill. I can leave it in his backpack on Thursday. Does he still need it before practice?',
    sent: { ago: 1, time: '12:52' },
    answerIn: 72,
    about: 'leo',
  },
  {
    name: 'boots',
    by: 'B',
    subject: 'Winter boots',
    kind: 'fyi',
    body: 'Both have outgrown their boots. I bought Maya’s; Leo wants to choose his with you.',
    sent: { ago: 1, time: '19:20' },
    about: 'both',
  },
  {
    name: 'draft',
    by: 'A',
    subject: 'Piano lessons',
    body: 'Ms. Alvarez has a free place on Tuesdays. The first month is',
    sent: null,
    about: 'maya',
  },
]

/** Messages of the demo family: read and unread, answered and open, a notice under the order, and a draft. */
export async function putDemoMessages(tx: CaseTx, f: DemoFamily, parts: DemoParts): Promise<void> {
  const { caseId, members, id, day, at, children, orders } = f
  const momentOf = (when: When) => ('ago' in when ? at(dayAt(numberOf(f.today) - when.ago), when.time) : at(day(when[0], when[1]), when[2]))
  const plus = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)
  const named = (name: string) => demoMessages.find((each) => each.name === name)!
  const first = (message: DemoMessage): DemoMessage => (message.to === undefined ? message : first(named(message.to)))
  for (const message of demoMessages) {
    const { name, by, to, sent, about, paragraph, answerIn, viewed, picture } = message
    const begins = first(message)
    const pressed = sent && momentOf(sent)
    const out = pressed && new Date(pressed.getTime() + undoFor)
    const other = members[by === 'A' ? 'B' : 'A']
    const link: Link | null = paragraph === undefined ? null : { kind: 'order', id: orders.consent, paragraph }
    await tx
      .insertInto('case_message')
      .values({
        case_id: caseId,
        id: id(`message ${name}`),
        thread_id: id(`message ${begins.name}`),
        author_id: members[by],
        kind: message.kind ?? 'message',
        subject: begins.subject!,
        body: message.body,
        recipients: [other],
        child_ids: about === undefined ? [] : about === 'both' ? [...children.both] : [children[about]],
        links: JSON.stringify(link ? [link] : []),
        refers_to: to === undefined ? null : id(`message ${to}`),
        needs_answer: answerIn !== undefined,
        answer_by: pressed && answerIn !== undefined ? plus(pressed, answerIn * 60) : null,
        composed_at: pressed ? plus(pressed, -4) : at(dayAt(numberOf(f.today) - 1), '21:30'),
        sent_at: pressed,
        due_at: out,
        published_at: out,
      })
      .execute()
    if (picture)
      await putDemoPicture(tx, parts, {
        caseId,
        authorId: members[by],
        topic: 'messages',
        about: id(`message ${name}`),
        id: id(`picture ${name}`),
        at: out!,
        ...picture,
      })
    if (viewed === undefined) continue
    await tx
      .insertInto('message_view')
      .values({ case_id: caseId, message_id: id(`message ${name}`), author_id: other, viewed_at: plus(out!, viewed) })
      .execute()
  }
}
