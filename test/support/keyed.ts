import { randomUUID } from 'node:crypto'
import { holder, putLena } from './claims.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { ordered, scheduled, send as exchange } from './exchanges.ts'
import { type Family, type Somebody, somebody } from './family.ts'
import { putPublished } from './published.ts'
import { putPerson } from './ratings.ts'
import { putPersonOf, type SignedIn, withCookie } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

type Who = Pick<SignedIn, 'inject'>
/** Someone who is not signed in. */
const anybody = ({ app }: TestApp): Who => ({ inject: (asked) => app.inject(asked) })

/** One request with its key, and another one to the same call. */
export interface Again {
  who: Who
  first: { params?: Record<string, string>; body?: object }
  other: { params?: Record<string, string>; body?: object }
}

interface Around {
  backend: TestApp
  f: Family
  ofCase: { case: string }
}
type Ready = (around: Around) => Promise<Again> | Again

/** A body and one with something else in it. */
const twoOf = (who: Who, params: Record<string, string>, body: object, more: object): Again => ({
  who,
  first: { params, body },
  other: { params, body: { ...body, ...more } },
})
const made = async (who: Somebody, url: string, payload: object): Promise<Record<string, string>> =>
  (await who.inject({ method: 'POST', url, payload })).json()

const weeks = (nights: string) => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: { kind: 'cycle', anchor: '2027-01-04', nights, handover: { at: '18:00', place: 'Library' } },
})
const event = {
  kind: 'health',
  title: 'Dentist',
  firstDay: '2026-03-20',
  lastDay: '2026-03-20',
  from: '15:30',
  to: '16:30',
  place: 'Dr. Wu',
  notes: '',
  childIds: [],
  sides: ['A'],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}
const hearing = {
  title: 'Status conference',
  kind: 'status_conference',
  day: '2026-04-20',
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: 'Domestic Relations Court',
  room: '3B',
  remote: '',
  judge: '',
  sides: ['A', 'B'],
  preparation: [],
  documentsDueOn: null,
  notes: '',
  isShared: false,
}
const order = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, facts: {}, isShared: false }
const invitation = {
  role: 'gal',
  name: 'G. Reyes',
  email: null,
  scopes: ['schedule'],
  seesPrivate: false,
  from: null,
  to: null,
  until: null,
}
const trade = ({ children }: Family) => ({
  kind: 'swap',
  legs: [
    { from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: children.map(({ id }) => id), side: 'A' },
    { from: '2026-03-24T18:00', to: '2026-03-26T18:00', children: children.map(({ id }) => id), side: 'B' },
  ],
  reason: 'My sister marries on that Saturday.',
  handover: '',
  respondBy: null,
})
const ics = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//x//y//EN',
  'BEGIN:VEVENT',
  'UID:1@x',
  'DTSTAMP:20260301T000000Z',
  'DTSTART:20260402T140000Z',
  'DTEND:20260402T150000Z',
  'SUMMARY:Concert',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

const refusal = { hours: 4, answer: 2 }
async function clauseOf(f: Family) {
  const path = `/api/cases/${f.caseId}/plans`
  const { id: plan } = await made(f.ana, path, { title: 'Our plan' })
  await made(f.ana, `${path}/${plan}/clauses`, { clause: 'first-refusal', answers: refusal })
  const seen = async (who: Somebody) => (await who.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items[0]
  return { path, plan: plan!, seen }
}

/** 1.33 pm of the day on which the tests stand at 2 pm (`lay`). */
const today = { dueAt: '2026-03-12T17:33:00.000Z', toSide: 'B' }

const sourced = { source: 'https://courts.example/roster', sourceOn: '2026-03-01' }
export const firm = (name: string) => ({ kind: 'firm', name, parent: null, state: 'OH', county: 'Wood', ...sourced })
export const seat = (professional: string, role: string) => ({
  professional,
  role,
  isExclusive: false,
  fromOn: '2020-05-01',
  fromPrecision: 'day',
  toOn: null,
  ...sourced,
})
export const domain = (name: string) => ({ domain: name, ...sourced })
export const demand = (docket: string) => ({
  kind: 'subpoena',
  fromWhom: 'Domestic Relations Court, Wood County',
  docket,
  asksFor: 'Everything that is kept about the author of one review.',
  receivedOn: '2026-03-10',
  answerBy: '2026-03-24',
})

/** An organization that staff adds. @returns its id */
export const addFirm = async (admin: Who): Promise<string> =>
  (await admin.inject({ method: 'POST', url: '/api/organizations', payload: firm('Fern & Pike') })).json<{ id: string }>().id

/** A rating that a check holds, which waits for a moderator. @returns its id */
export async function putHeld({ database: { owner } }: TestApp): Promise<string> {
  const [id, professional] = [randomUUID(), await putPerson(owner)]
  await owner
    .insertInto('review')
    .values({
      id,
      professional_id: professional,
      criteria: JSON.stringify(Object.fromEntries(criteriaOf('judge', 'judge').map((name) => [name, 2]))),
      saw: 'I saw the hearing. The judge took a bribe from the other lawyer.',
      part: 'parent',
      outcome: 'mixed',
      event_month: '2026-02-01',
      received_on: '2026-03-11',
      status: 'queued_human',
      is_hearsay: false,
    })
    .execute()
  await owner
    .insertInto('review_event')
    .values({ id: randomUUID(), review_id: id, n: 1, actor: 'system', event: 'held', checks: ['C4.1'], on_day: '2026-03-11' })
    .execute()
  return id
}
/** What a moderator decides on it who has seen the one line of its log. */
export const refusing = { verb: 'refused', letter: 'accusation', lines: 1 }

const admin = (backend: TestApp) => somebody(backend, { roles: ['admin'] })

/** The calls that take a key, by their paths: how each is sent once, and what else may be sent to it. */
export const ready: Readonly<Record<string, Ready>> = {
  '/api/support': async ({ backend }) => ({
    who: anybody(backend),
    first: { body: { kind: 'review', message: 'How long does a review wait before it is shown?', way: 'here' } },
    other: { body: { kind: 'review', message: 'How long does a review wait? And who reads it?', way: 'here' } },
  }),
  '/api/corrections/people': async ({ backend }) => {
    const missing = {
      role: 'gal',
      kind: 'guardian_ad_litem',
      name: 'Una Ferrow',
      workplace: 'Larkmoor Family Court',
      state: 'OH',
      county: 'Wood',
      proof: 'Roster of Wood County, page 3',
    }
    return twoOf(anybody(backend), {}, missing, { county: 'Lucas' })
  },
  '/api/support/mine': async ({ backend }) => {
    const body = { kind: 'using', message: 'Where do I find my own ratings again, please?' }
    return twoOf(await somebody(backend), {}, body, { message: 'Where do I find what I wrote, please?' })
  },
  '/api/claims/:id/replies': async ({ backend }) => {
    const lena = await holder(backend, await putLena(backend))
    const text = 'Thank you for writing. I read every rating, and I think about what it says of my work.'
    return twoOf(lena, { id: lena.claim }, { review: null, text }, { text: `${text} My office answers calls within two days.` })
  },
  '/api/flags/feedback': async ({ backend }) => {
    const tester = withCookie(backend, (await putPersonOf(backend, { roles: ['beta_tester'] })).cookie)
    return twoOf(tester, {}, { flag: 'evidenceVault', text: 'It is easy to find.' }, { text: 'It is hard to find.' })
  },
  '/api/moderation/:id/decide': async ({ backend }) => {
    const moderator = await somebody(backend, { roles: ['moderator'] })
    return twoOf(moderator, { id: await putHeld(backend) }, refusing, { verb: 'released', letter: 'as_written' })
  },
  '/api/organizations': async ({ backend }) => twoOf(await admin(backend), {}, firm('Fern & Pike'), { name: 'Pike & Fern' }),
  '/api/organizations/:id/seats': async ({ backend }) => {
    const who = await admin(backend)
    const body = seat(await putPerson(backend.database.owner), 'Partner')
    return twoOf(who, { id: await addFirm(who) }, body, { role: 'Of counsel' })
  },
  '/api/organizations/:id/domains': async ({ backend }) => {
    const who = await admin(backend)
    return twoOf(who, { id: await addFirm(who) }, domain('fernpike.example.com'), { domain: 'pikefern.example.com' })
  },
  '/api/staff/legal-demands': async ({ backend }) => twoOf(await admin(backend), {}, demand('26-DR-1'), { docket: '26-DR-2' }),
  // A threat: what it names is hidden by the first, and cannot be chosen any more when the same comes again.
  '/api/takedowns': async ({ backend }) => {
    const { owner } = backend.database
    const professional = await putPerson(owner)
    await putPublished(owner, professional, [{}])
    const rating = await owner.selectFrom('review').select('id').where('professional_id', '=', professional).executeTakeFirstOrThrow()
    const notice = {
      professional,
      ratings: [rating.id],
      ground: 'threat',
      sender: 'Vera Example',
      capacity: 'self',
      isOfficial: true,
      words: 'each side was heard for as long as it needed',
      why: 'Somebody said the same words before they came to my door.',
      sworn: true,
    }
    return twoOf(anybody(backend), {}, notice, { why: 'Somebody wrote the same words on a letter to my home.' })
  },
  '/api/cases': async ({ backend }) => {
    const body = { title: 'Ours', state: 'TX', zone: 'America/Chicago', side: 'A', otherName: 'Ben Cole' }
    return twoOf(await somebody(backend), {}, body, { title: 'Mine' })
  },
  '/api/cases/:case/children': ({ f, ofCase }) => twoOf(f.ana, ofCase, { name: 'Ida', born: '2020-02' }, { name: 'Ada' }),
  '/api/cases/:case/contacts': ({ f, ofCase }) =>
    twoOf(f.ana, ofCase, { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '3B' }, { detail: '4' }),
  '/api/cases/:case/tasks': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Call the clerk', dueOn: null }, { dueOn: '2026-05-01' }),
  '/api/cases/:case/orders': ({ f, ofCase }) => twoOf(f.ana, ofCase, order, { title: 'Order' }),
  '/api/cases/:case/views': ({ f, ofCase }) =>
    twoOf(f.ana, ofCase, { page: 'case-toolkit', name: 'Open tasks', query: 'tasks=open' }, { name: 'All tasks' }),
  '/api/cases/:case/people/invitations': ({ f, ofCase }) => twoOf(f.ana, ofCase, invitation, { name: 'P. Lane' }),
  '/api/cases/:case/people/invitations/:invitation/resend': async ({ f, ofCase }) => {
    const url = `/api/cases/${f.caseId}/people/invitations`
    const [one, two] = [await made(f.ana, url, invitation), await made(f.ana, url, { ...invitation, name: 'P. Lane' })]
    const of = (id = '') => ({ params: { ...ofCase, invitation: id } })
    return { who: f.ana, first: of(one['id']), other: of(two['id']) }
  },
  '/api/invitations/accept': async ({ backend, f }) => {
    const { code } = await made(f.ana, `/api/cases/${f.caseId}/people/invitations`, invitation)
    return twoOf(await somebody(backend), {}, { code, name: 'G. Reyes' }, { name: 'Gil Reyes' })
  },
  '/api/cases/:case/schedule/versions': ({ f, ofCase }) => {
    const body = { title: '2-2-5-5', basis: 'agreed', orderId: null, effective: '2027-01-04', rules: [weeks('AABBAAAAABBBBB')], note: '' }
    return twoOf(f.ana, ofCase, body, { rules: [weeks('AAAAAAABBBBBBB')] })
  },
  '/api/cases/:case/schedule/actual': ({ f, ofCase }) => {
    const body = { from: { day: '2026-03-10', at: '18:00' }, to: { day: '2026-03-11', at: '08:00' }, holder: 'A', childIds: [], note: '' }
    return twoOf(f.ana, ofCase, { ...body, isShared: false }, { holder: 'B' })
  },
  '/api/cases/:case/hearings': ({ f, ofCase }) => twoOf(f.ana, ofCase, hearing, { room: '4A' }),
  '/api/cases/:case/calendar/events': ({ f, ofCase }) => twoOf(f.ana, ofCase, event, { from: '15:45' }),
  '/api/cases/:case/calendar/events/:event/addenda': async ({ f, ofCase }) => {
    const { id = '' } = await made(f.ana, `/api/cases/${f.caseId}/calendar/events`, event)
    return twoOf(f.ana, { ...ofCase, event: id }, { text: 'Bring the card.' }, { text: 'Bring both cards.' })
  },
  '/api/cases/:case/calendar/imports': ({ f, ofCase }) =>
    twoOf(f.ana, ofCase, { file: ics, name: 'school.ics', leave: [], isShared: true }, { isShared: false }),
  '/api/cases/:case/plans': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Our plan' }, { title: 'My plan' }),
  '/api/cases/:case/plans/:plan/clauses': async ({ f, ofCase }) => {
    const { id = '' } = await made(f.ana, `/api/cases/${f.caseId}/plans`, { title: 'Our plan' })
    const body = { clause: 'first-refusal', answers: refusal }
    return twoOf(f.ana, { ...ofCase, plan: id }, body, { answers: { hours: 6, answer: 2 } })
  },
  '/api/cases/:case/plans/:plan/clauses/:item/propose': async ({ f, ofCase }) => {
    const { plan, seen } = await clauseOf(f)
    const { id, version, digest } = await seen(f.ana)
    return twoOf(f.ana, { ...ofCase, plan, item: id }, { version, digest, answers: refusal }, { answers: { hours: 6, answer: 2 } })
  },
  '/api/cases/:case/plans/:plan/clauses/:item/counter': async ({ f, ofCase }) => {
    const { path, plan, seen } = await clauseOf(f)
    const mine = await seen(f.ana)
    const said = { version: mine.version, digest: mine.digest, answers: refusal }
    await made(f.ana, `${path}/${plan}/clauses/${mine.id}/propose`, said)
    const { id, version, digest } = await seen(f.ben)
    const answers = { hours: 6, answer: 2 }
    return twoOf(f.ben, { ...ofCase, plan, item: id }, { version, digest, answers }, { answers: { hours: 8, answer: 2 } })
  },
  '/api/cases/:case/exchanges/trades': ({ f, ofCase }) => twoOf(f.ana, ofCase, { ...trade(f), send: true }, { reason: 'A wedding.' }),
  '/api/cases/:case/exchanges/trades/:trade/counter': async ({ f, ofCase }) => {
    const { id } = (await exchange(f.ana, f, 'trades', { ...trade(f), send: true })).json()
    return twoOf(f.ben, { ...ofCase, trade: id }, { ...trade(f), reason: 'With the Monday.' }, { reason: 'With the Tuesday.' })
  },
  '/api/cases/:case/exchanges/check-ins': ({ f, ofCase }) => {
    const record = { ...today, kind: 'note', when: { agoMs: 0 }, note: 'The bag is packed.' }
    const rest = { isShared: true, isWithin: null, position: null, photo: null }
    return twoOf(f.ana, ofCase, { ...record, ...rest }, { note: 'The bag is not packed.' })
  },
  '/api/cases/:case/exchanges/places': ({ f, ofCase }) =>
    twoOf(f.ana, ofCase, { name: 'Library', position: null, isShared: true }, { name: 'School' }),
  '/api/cases/:case/exchanges/items': ({ f, ofCase }) =>
    twoOf(f.ana, ofCase, { ...today, name: 'Inhaler', note: '' }, { name: 'Swim bag' }),
}

/** What the cases of these requests stand on: an order, and a schedule with a hand-over 27 minutes ago. */
export async function lay(backend: TestApp, f: Family): Promise<void> {
  await scheduled(backend, f, 'AAABBBB', '13:33')
  await ordered(backend, f, {})
}
