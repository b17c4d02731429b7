// Every call that takes an id, with an input that its contract takes: found by the contracts, filled in from them.
import { safeParse, type ZodMiniType } from 'zod/mini'
import type { AnyCall } from '#http/contract.ts'
import { professionalId } from '#assurance/fuzz/addresses.ts'
import type { Dice } from '#assurance/fuzz/dice.ts'
import { sample } from '#assurance/fuzz/values.ts'
import { noFields } from '#domain/templates/templates.ts'

const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
export type Input = Partial<Record<Part, unknown>>

/** A place of an id in an input: the part, the names on the way, and the table whose row it names. */
export interface Place {
  part: Part
  path: readonly string[]
  table: string
}

/** A call with an input that it takes; the ids in it name nothing. */
export interface Asked {
  call: AnyCall
  input: Input
  places: readonly Place[]
}

/** No chance at all: all that may be left out is there, a list has one item, and of several kinds the first is taken. */
const first: Dice = { below: (n) => Math.min(1, n - 1), oneIn: (n) => n === 2, pick: (from) => from[0]! }

/** Rules and a time that stand in the rows of the sweep too. */
export const rules = [
  {
    layer: 'base',
    id: 'base-1',
    children: 'all',
    span: { kind: 'cycle', anchor: '2026-01-05', nights: 'AAAAAAABBBBBBB', handover: { at: '18:00' } },
  },
]
export const legs = [{ from: '2026-05-01T18:00', to: '2026-05-03T18:00', children: [professionalId], side: 'B' }]
const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//sweep//EN',
  'BEGIN:VEVENT',
  'UID:one@sweep.example',
  'DTSTAMP:20260301T000000Z',
  'DTSTART:20260504T170000Z',
  'DTEND:20260504T180000Z',
  'SUMMARY:Concert',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')
const bankFile = Buffer.from('Date,Description,Amount\n01/22/2026,Shoes,-42.50\n').toString('base64')
const hours = { from: '09:00', to: '10:00' }

/** What no schema can tell: values that a feature's own rules take, by the call and the name, or by the name alone. */
const known: Readonly<Record<string, unknown>> = {
  split: { kind: 'percent', A: 5000 },
  cents: 4200,
  mileage: null,
  'redaction.make marks': [{ page: 1, x: 0.1, y: 0.1, w: 0.2, h: 0.1, reason: 'other', isNamed: false }],
  'exhibits.save prefix': 'EX-',
  'suggestions.accept fact': {
    when: { first: '2026-01-15', last: '2026-01-15', time: null, precision: 'day', isAbout: false },
    said: 'The letter says so.',
    kind: 'other',
    isAgainst: false,
    people: [],
    issues: [],
    citations: [{ kind: 'item', id: professionalId, page: null, second: null, quote: '', boxes: [], place: '' }],
  },
  'exhibits.review seen': 'a1'.repeat(32),
  'exhibits.saveRow from': null,
  'exhibits.saveRow to': null,
  'documents.addStep kind': 'filed',
  'templates.preview fields': noFields,
  'templates.make fields': noFields,
  'filing.add kind': 'name',
  'filing.add words': 'Maya Rose',
  paper: 'incidents',
  'filing.paper part': '',
  'filing.leave paper': null,
  'filing.leave pages': [1],
  'filing.leave words': '',
  'filing.leave marks': ['m'.repeat(16)],
  'documents.addStep servedTo': '',
  'documents.addStep how': null,
  ...Object.fromEntries(
    ['expenses.add', 'expenses.change', 'expenses.preview', 'incidents.add', 'incidents.change', 'documents.addStep'].map((call) => [
      `${call} day`,
      '2026-03-10',
    ]),
  ),
  when: { first: '2026-03-10', last: '2026-03-10', time: null, precision: 'day', isAbout: false },
  citations: [{ kind: 'item', id: professionalId, page: null, second: null, quote: '', boxes: [], place: '' }],
  zone: 'America/New_York',
  day: '2026-05-04',
  from: '2026-05-04',
  to: '2026-05-05',
  effective: '2026-05-04',
  conflict: 'a1'.repeat(16),
  // Ids that are no uuid: a notice's and a ticket's number.
  number: professionalId,
  email: 'someone@elsewhere.example',
  ...Object.fromEntries(
    ['hearings.add', 'hearings.change', 'events.add', 'events.change'].flatMap((call) =>
      Object.entries(hours).map(([name, value]) => [`${call} ${name}`, value]),
    ),
  ),
  documentsDueOn: null,
  repeat: null,
  file,
  'bank.preview file': bankFile,
  'bank.takeIn file': bankFile,
  'unit.preview file': bankFile,
  'unit.takeIn file': bankFile,
  'bank.takeIn parts': [{ part: 0, account: professionalId, as: null }],
  mapping: null,
  'bank.confirm kind': 'payment',
  photo: null,
  legs,
  respondBy: null,
  clause: 'first-refusal',
  answers: { hours: 4, answer: 2 },
  until: null,
  rules: [{ ...rules[0], children: [professionalId] }],
  'takedown.file ground': 'false_fact',
  'takedown.file order': undefined,
  'takedown.file proof': undefined,
  // Words of the named rating (test/support/published.ts).
  'takedown.file words': 'each side was heard for as long as it needed',
  'schedule.record from': { day: '2026-03-10', at: '09:00' },
  'schedule.record to': { day: '2026-03-10', at: '10:00' },
  exchangeAt: '18:00',
  drivePerExchange: 30,
  school: null,
  current: null,
  limits: [{ id: 'share', kind: 'share', percentA: 50, tolerance: 10 }],
  weights: { share: 1, exchange: 1, gap: 1, splitWeekend: 1, drivingHour: 1, change: 1 },
  terms: [
    {
      says: { kind: 'message_limit', count: 3, per: 'day', exceptEmergencies: true },
      clause: { paragraph: '9(b)', text: '' },
      since: null,
      until: null,
    },
  ],
  answerBy: null,
  sendAt: null,
  links: [{ kind: 'event', id: professionalId, paragraph: '' }],
  cursor: undefined,
  amount: '12.50',
  paidOn: '2026-03-10',
  'payments.record items': null,
  'payments.history year': '2026',
  'payments.history rate': '10',
  firstDue: '2026-01-01',
  secondDay: null,
  ...Object.fromEntries(
    ['recurring.add', 'recurring.change'].flatMap((name) => [
      [`${name} repeat`, { unit: 'year' }],
      [`${name} firstDay`, '2026-05-04'],
      [`${name} lastDay`, null],
    ]),
  ),
  address: 'https://bank.example/pay',
  // A browser's subscription: its key is that of RFC 8291, appendix A.
  endpoint: 'https://push.example/b',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Whose id a name holds: the table of its row. `null`: no id at all, though it looks like one. */
const tableOf: Readonly<Record<string, string | null>> = {
  case: 'case_file',
  child: 'child',
  childIds: 'child',
  children: 'child',
  order: 'case_order',
  orderId: 'case_order',
  contact: 'case_contact',
  task: 'case_task',
  view: 'saved_view',
  seat: 'case_member',
  invitation: 'invitation',
  hearing: 'hearing',
  take: 'hearing',
  event: 'event',
  'events.one id': 'event',
  feed: 'calendar_feed',
  import: 'calendar_import',
  'bank.undo import': 'bank_import',
  ...Object.fromEntries(['lines', 'csv', 'takeIn', 'removeAccount'].map((verb) => [`bank.${verb} account`, 'bank_account'])),
  profile: 'bank_profile',
  rule: 'finance_rule',
  holding: 'finance_holding',
  match: 'bank_match',
  unitImport: 'unit_import',
  unitLine: 'unit_line',
  unitMatch: 'unit_match',
  'bank.confirm target': 'bank_line',
  line: 'bank_line',
  second: 'bank_line',
  checkIn: 'check_in',
  item: 'exchange_item',
  place: 'place',
  trade: 'time_trade',
  expense: 'expense',
  category: 'expense_category',
  request: 'expense_request',
  recurring: 'expense_rule',
  payment: 'payment',
  incident: 'incident',
  redaction: 'redaction',
  fact: 'case_fact',
  issue: 'case_issue',
  issues: 'case_issue',
  'facts.cite item': 'evidence_item',
  'exhibits.put item': 'evidence_item',
  list: 'exhibit_list',
  export: 'exhibit_export',
  // Parts of the list itself.
  row: null,
  rows: null,
  ...Object.fromEntries(['add', 'save'].map((verb) => [`facts.${verb} id`, 'evidence_item'])),
  suggestion: 'fact_candidate',
  ...Object.fromEntries(['list', 'look', 'accept'].map((verb) => [`suggestions.${verb} id`, 'evidence_item'])),
  document: 'document',
  'signing.ask version': 'document_version',
  ...Object.fromEntries(['one', 'sign', 'decline', 'withdraw'].map((verb) => [`signing.${verb} request`, 'sign_request'])),
  detail: 'filing_detail',
  left: 'filing_left',
  ...Object.fromEntries(['addStep', 'takeBack'].map((verb) => [`documents.${verb} step`, 'document_step'])),
  'documents.addStep proof': 'stored_file',
  link: 'share_link',
  'shares.make about': 'document_version',
  'files.report use': 'file_use',
  paragraph: 'order_paragraph',
  supersession: 'order_supersession',
  term: 'support_term',
  'payments.waive id': 'book_entry',
  plan: 'parenting_plan',
  ...Object.fromEntries(
    ['edit', 'propose', 'counter', 'answer', 'withdraw'].flatMap((verb) => [
      [`plans.${verb} item`, 'plan_clause'],
      [`plans.${verb} version`, 'plan_clause'],
    ]),
  ),
  change: 'schedule_change',
  version: 'schedule_version',
  before: 'schedule_version',
  after: 'schedule_version',
  base: 'schedule_version',
  record: 'actual_time',
  'records.remove record': 'case_record',
  'records.askCopy record': 'case_record',
  copy: 'certified_copy',
  hold: 'link_hold',
  message: 'case_message',
  thread: 'case_message',
  'messages.thread at': 'case_message',
  thing: 'case_message',
  draft: 'case_message',
  refersTo: 'case_message',
  recipients: 'case_member',
  person: 'case_member',
  ...Object.fromEntries(['draft', 'saveDraft', 'send', 'reply'].map((verb) => [`messages.${verb} id`, 'event'])),
  file: 'stored_file',
  upload: 'stored_file',
  files: 'stored_file',
  'agreements.proof id': 'agreement',
  'security.cancelChange id': 'pending_change',
  'security.renamePasskey id': 'passkey',
  'security.removePasskey id': 'passkey',
  'security.endSession id': 'session',
  'security.noticesSeen ids': 'security_notice',
  'notifications.see ids': 'notification',
  'notifications.removeDevice id': 'push_device',
  ...Object.fromEntries(['withdrawCode', 'refuseTerm'].map((verb) => [`subscriptions.${verb} sponsorship`, 'sponsorship'])),
  ...Object.fromEntries(['reply', 'withdraw'].map((verb) => [`waivers.${verb} waiver`, 'waiver'])),
  cohort: 'cohort',
  account: 'account',
  'claims.ask professional': 'professional',
  'professionals.get id': 'professional',
  'professionals.changes id': 'professional',
  'reviews.score id': 'professional',
  'reviews.list id': 'professional',
  professional: 'professional',
  professionalId: 'professional',
  ...Object.fromEntries(
    ['sendCode', 'confirm', 'attach', 'withdraw', 'own', 'say', 'takeBack', 'paper', 'decide', 'revoke'].map((verb) => [
      `claims.${verb} id`,
      'claim',
    ]),
  ),
  'claims.say review': 'review',
  'claims.takeBack review': 'review',
  ...Object.fromEntries(
    ['attachMine', 'attach', 'look', 'ticket', 'answer', 'close', 'escalate', 'note', 'facts'].map((verb) => [
      `support.${verb} number`,
      'ticket',
    ]),
  ),
  number: 'takedown',
  ratings: 'review',
  ...Object.fromEntries(['suspend', 'lift', 'endSessions'].map((verb) => [`staff.${verb} id`, 'account'])),
  ...Object.fromEntries(['breakGlassDecide', 'breakGlassEnd', 'breakGlassLook'].map((verb) => [`staff.${verb} id`, 'break_glass'])),
  ...Object.fromEntries(['open', 'leave', 'decide', 'undo'].map((verb) => [`moderation.${verb} id`, 'review'])),
  'moderation.next not': 'review',
  // A subject of the to-do list, and one of the questions of a form.
  'toolkit.addTask item': null,
  'reviews.answer question': null,
}

const walk = (value: unknown, path: readonly string[]): (readonly string[])[] => {
  if (value === professionalId) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => walk(part, [...path, name]))
}

/** The value with another one at a place. */
export function withAt(value: unknown, [name, ...rest]: readonly string[], given: unknown): unknown {
  if (name === undefined) return given
  if (Array.isArray(value)) return value.map((part: unknown, at) => (String(at) === name ? withAt(part, rest, given) : part))
  return { ...(value as object), [name]: withAt((value as Record<string, unknown>)[name], rest, given) }
}

const nameOf = (path: readonly string[]) => path.findLast((name) => !/^\d+$/.test(name))!

/** The drawn value with what is known in its place, where the schema of that name takes it. */
const fill = (call: AnyCall, part: Part): unknown => {
  const shape = (call[part] as { def?: { shape?: Record<string, ZodMiniType> } }).def?.shape ?? {}
  const value = Object.entries(sample(call[part], first) as object).map(([name, given]) => {
    const hint = [`${call.name} ${name}`, name].find((each) => each in known && safeParse(shape[name]!, known[each]).success)
    return [name, hint === undefined ? given : known[hint]]
  })
  return Object.fromEntries(value)
}

export function askedOf(call: AnyCall): Asked {
  const input = Object.fromEntries(parts.filter((part) => call[part] !== undefined).map((part) => [part, fill(call, part)])) as Input
  for (const [part, value] of Object.entries(input)) {
    const read = safeParse(call[part as Part], value)
    if (!read.success)
      throw new Error(`${call.name} does not take its ${part}: ${JSON.stringify(read.error.issues)} of ${JSON.stringify(value)}`)
  }
  const places = Object.entries(input).flatMap(([part, value]) =>
    walk(value, []).flatMap((path) => {
      const table = [`${call.name} ${nameOf(path)}`, nameOf(path)].map((name) => tableOf[name]).find((each) => each !== undefined)
      return table === null ? [] : [{ part: part as Part, path, table: table ?? 'desk' }]
    }),
  )
  return { call, input, places }
}
