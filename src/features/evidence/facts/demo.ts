import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { dayDate, type FactDate, monthDate } from '#domain/facts/dates.ts'
import type { CitationDraft } from './contract.ts'
import { addFact, type FactSaid } from './store.ts'
import { addIssue } from './store.issues.ts'

const place = { page: null, second: null, quote: '', boxes: [], place: '' }

/** Three issues of Ana's with six facts: one hurts her side, one has nothing that it is cited from. They are made up. */
export async function putDemoFacts(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = (name: string, entered: Date) => ({ caseId, id: id(name), authorId: members.A, at: entered })
  const entered = at(day(-1, 3), '20:45')
  const names = ['Exchanges', 'School', 'Shared expenses'] as const
  for (const name of names) await addIssue(tx, by(`fact issue ${name}`, entered), { name, note: '' })
  const item = (name: string, more: Partial<CitationDraft> = {}): CitationDraft => ({
    ...place,
    kind: 'item',
    id: id(`evidence ${name}`),
    ...more,
  })
  const put = async (
    when: FactDate,
    said: string,
    issues: (typeof names)[number][],
    more: Partial<FactSaid> & Pick<FactSaid, 'kind' | 'citations'>,
  ) =>
    addFact(tx, by(`fact ${said}`, entered), {
      when,
      said,
      issues: issues.map((name) => id(`fact issue ${name}`)),
      people: [],
      isAgainst: false,
      ...more,
    })
  const wednesday = day(-3, 2)
  const fall = day(-12)
  await put(dayDate(wednesday, '17:25'), 'Pickup was 25 minutes after the time in the order.', ['Exchanges'], {
    kind: 'exchange',
    people: ['Ben Harlow'],
    citations: [item('pickup-log.txt', { page: 1, quote: 'Wed 5:00 PM  arrived 5:25 PM' })],
  })
  await put(dayDate(wednesday), 'A note about a new pickup place was left on the apartment door.', ['Exchanges'], {
    kind: 'exchange',
    people: ['Ben Harlow'],
    citations: [item('IMG_2041.jpg')],
  })
  await put(
    { ...monthDate(Number(fall.slice(0, 4)), Number(fall.slice(5, 7)))!, isAbout: true },
    'Maya’s reading moved up one level after the tutoring began.',
    ['School'],
    { kind: 'other', people: ['Maya'], citations: [item('school-report.pdf', { page: 1 })] },
  )
  await put(dayDate(day(-6, 1)), 'I paid for the tutoring that month, and asked for half.', ['School', 'Shared expenses'], {
    kind: 'expense',
    citations: [],
  })
  await put(dayDate(day(-5, 0), '18:40'), 'I was 40 minutes late to the exchange because of a meeting.', ['Exchanges'], {
    kind: 'exchange',
    isAgainst: true,
    people: ['Ana Moreno'],
    citations: [{ ...place, kind: 'place', id: null, place: 'My calendar of that week' }],
  })
  await put(dayDate(day(-2, 0)), 'Half of the dentist bill was sent to Ben with the receipt.', ['Shared expenses'], {
    kind: 'expense',
    people: ['Ben Harlow', 'Leo'],
    citations: [{ ...place, kind: 'place', id: null, place: 'Folder “Dentist”, receipt 2' }],
  })
}
