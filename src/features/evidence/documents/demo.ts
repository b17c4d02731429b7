import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import type { DemoParts } from '#case/cases/public.ts'
import { ownStored, putDemoFile } from '#case/files/public.ts'
import { dateFormat } from '#kernel/dates.ts'
import type { DocumentDraft, StepDraft } from './contract.ts'
import { addDocument } from './store.ts'
import { addStep, addVersion } from './store.parts.ts'

interface Paper extends DocumentDraft {
  name: string
  /** The lines of each version, the first one first. */
  versions: readonly (readonly string[])[]
  /** Weeks from now. */
  weeks: number
  steps: readonly (Partial<StepDraft> & Pick<StepDraft, 'kind'> & { weeks: number })[]
}

const docket = '24-DR-0117'
const papers: readonly Paper[] = [
  {
    name: 'decree.txt',
    folder: 'orders',
    title: 'Agreed decree and shared parenting plan',
    kind: 'Decree',
    docket,
    note: '',
    weeks: -12,
    versions: [['AGREED DECREE AND SHARED PARENTING PLAN', 'The parents share the time with the children as set out below.']],
    steps: [
      { kind: 'signed', weeks: -13, by: 'Judge of the Domestic Relations Division' },
      { kind: 'filed', weeks: -13, by: 'Clerk of court' },
    ],
  },
  {
    name: 'financial-affidavit.txt',
    folder: 'financials',
    title: 'Financial affidavit',
    kind: 'Affidavit',
    docket,
    note: 'Update it before the status conference.',
    weeks: -6,
    versions: [['FINANCIAL AFFIDAVIT', 'Monthly income and expenses of Ana Moreno.']],
    steps: [{ kind: 'signed', weeks: -6, by: 'Ana Moreno' }],
  },
  {
    name: 'motion.txt',
    folder: 'pleadings',
    title: 'Motion to change the exchange time',
    kind: 'Motion',
    docket,
    note: 'Asks for 5:30 PM on school days.',
    weeks: -3,
    versions: [
      ['MOTION TO CHANGE THE EXCHANGE TIME', 'Draft of Ana Moreno, without the school calendar.'],
      [
        'MOTION TO CHANGE THE EXCHANGE TIME',
        'With the school calendar as Exhibit A.',
        '1. On {-9 2} the exchange at the library took place at 6:40 PM, because the school bus came late.',
        '2. On {-8 0} Ana Moreno paid $48.00 for after-school care.',
        '3. On {-7 3} Ben Harlow wrote that he agrees to 5:30 PM on school days.',
        '4. Maya was absent from school on {-6 1} for a dentist appointment.',
        'Dated: {-3 4}',
      ],
    ],
    steps: [
      { kind: 'filed', weeks: -2, by: 'Ana Moreno' },
      { kind: 'served', weeks: -1, by: 'Ana Moreno', servedTo: 'Ben Harlow', how: 'certified', note: 'Receipt signed the same day.' },
    ],
  },
  {
    name: 'letter.txt',
    folder: 'correspondence',
    title: 'Letter to the school about pickup',
    kind: 'Letter',
    docket: '',
    note: '',
    weeks: -1,
    versions: [['To the office of Clintonville Elementary', 'Please add my sister to the pickup list.']],
    steps: [],
  },
  {
    name: 'soccer.txt',
    folder: 'correspondence',
    title: 'Agreement about the soccer Saturday',
    kind: 'Agreement',
    docket: '',
    note: '',
    weeks: -4,
    versions: [['Leo plays in Dayton on Saturday.', 'Ben brings him home at 7:00 p.m. instead of 5:00 p.m. that day.']],
    steps: [],
  },
]

/** A day in a paper: weeks and days from this week's Monday. */
const placed = /\{(-?\d+) (\d)\}/g
const inWords = (day: string) =>
  dateFormat('en-US', 'UTC', { month: 'long', day: 'numeric', year: 'numeric' }).format(new Date(`${day}T12:00:00Z`))

/** Five papers of Ana's, one of them with two versions. */
export async function putDemoDocuments(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily, parts: DemoParts): Promise<void> {
  const owner = { caseId, authorId: members.A }
  for (const { name, versions, weeks, steps, folder, title, kind, docket: court, note } of papers) {
    const document = id(`document ${name}`)
    await addDocument(tx, { ...owner, id: document, at: at(day(weeks, 3), '20:10') }, { folder, title, kind, docket: court, note })
    for (const [index, lines] of versions.entries()) {
      const when = at(day(weeks, 3 + index), '20:10')
      const file = { ...owner, id: id(`document file ${name} ${index}`) }
      const bytes = Buffer.from(
        `${lines.join('\n').replaceAll(placed, (_, before: string, on: string) => inWords(day(Number(before), Number(on))))}\n`,
      )
      await putDemoFile(tx, parts, { ...file, name, at: when, content: { bytes, type: 'text/plain' } })
      const { type } = (await ownStored(tx, file))!
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const version = { document, number: index + 1, file: file.id, name, type, bytes: bytes.length, sha256, note: '' }
      await addVersion(tx, { ...owner, id: id(`document version ${name} ${index}`), at: when }, version)
    }
    for (const { weeks: of, ...said } of steps) {
      const step: StepDraft = { by: '', servedTo: '', how: null, note: '', proof: null, ...said, day: day(of, 4) }
      await addStep(
        tx,
        { ...owner, id: id(`document step ${name} ${said.kind}`), at: at(day(Math.max(of, weeks), 4), '20:30') },
        document,
        step,
      )
    }
  }
}
