import { type CaseContext, ownerOf, writersIn } from '#case/cases/public.ts'
import { notAvailable } from '#case/files/public.ts'
import { intakeIn } from '#case/intake/public.ts'
import { folderNames, stateNames, wayNames } from '#domain/documents/documents.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { csvOf } from '#kernel/csv.ts'
import { dayInWords, dayInZone } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Document, Filters, Step, Version } from './contract.ts'
import { wantedIn } from './finding.ts'
import { inFull } from './present.ts'
import { documentsIn } from './store.ts'

/** An index of more is refused by nobody: it ends there, and says so. */
const mostListed = 1000

export interface Index {
  title: string
  court: string
  docket: string
  madeBy: string
  /** In the zone of the case. */
  today: string
  documents: Document[]
  isCut: boolean
}

/** What stands at the head of papers about a case, as its parent entered it. */
export async function captionIn(c: CaseContext) {
  const intake = await intakeIn(c.tx, c.caseId)
  const { nameOf } = await writersIn(c.tx, c.caseId)
  return {
    title: c.seat.title,
    court: intake?.profile.court ?? '',
    docket: intake?.profile.docket ?? '',
    madeBy: nameOf(c.seat.memberId, c.now),
  }
}

/** The documents that a list shows, in full. */
export async function indexIn(c: CaseContext, filters: Filters): Promise<Index> {
  const { wanted } = await wantedIn(c, filters)
  const rows = await documentsIn(c.tx, ownerOf(c), wanted, { before: null, most: mostListed + 1 })
  const documents: Document[] = []
  for (const row of rows.slice(0, mostListed)) documents.push(await inFull(c.tx, ownerOf(c), row, { change: false }))
  return { ...(await captionIn(c)), today: dayInZone(c.seat.zone, c.now), documents, isCut: rows.length > mostListed }
}

const serviceLine = ({ servedTo, how, day, by }: Step): string => {
  const [when, way] = [dayInWords(day), how === null ? '' : english(wayNames[how])]
  const line = english(msg`${{ who: servedTo }}: ${{ way }}, ${{ when }}`)
  return by === '' ? line : `${line}, ${english(msg`by ${{ by }}`)}`
}
const counting = (steps: readonly Step[]) => steps.filter(({ takenBack }) => takenBack === null)
const servedIn = (steps: readonly Step[]) =>
  counting(steps)
    .filter(({ kind }) => kind === 'served')
    .map(serviceLine)

/** A file as an index names it: of one that is blocked nothing but that it is not available, and the reference. */
const fileLine = ({ name, sha256, blocked }: Version) =>
  blocked === null ? { name, sha256 } : { name: english(notAvailable(blocked).text), sha256: '' }

const head: readonly Text[] = [
  msg`Folder`,
  msg`Title`,
  msg`Kind`,
  msg`Court and number`,
  msg`State`,
  msg`Day`,
  msg`Version`,
  msg`Served`,
  msg`File`,
  msg`SHA-256`,
  msg`Note`,
]

export function indexCsv({ documents }: Index): string {
  return csvOf([
    head.map(english),
    ...documents.map(({ folder, title, kind, docket, state, day, version, steps, versions: [last], note }) => {
      const file = last && fileLine(last)
      return [
        english(folderNames[folder]),
        title,
        kind,
        docket,
        english(stateNames[state]),
        day,
        String(version),
        servedIn(steps).join('\n'),
        file?.name ?? '',
        file?.sha256 ?? '',
        note,
      ]
    }),
  ])
}

/** The index as a paper: what there is, its state and the hash of its latest version. */
export function indexPaper({ title, court, docket, madeBy, today, documents, isCut }: Index): Paper {
  const subject = english(msg`Index of documents`)
  const small = (text: Text): Block => ({ kind: 'text', isSmall: true, text: english(text) })
  const rows = documents.map(({ title: name, kind, folder, state, day, version, steps }, at) => [
    String(at + 1),
    [name, kind].filter((part) => part !== '').join('\n'),
    english(folderNames[folder]),
    [`${english(stateNames[state])}${day === null ? '' : `, ${dayInWords(day)}`}`, ...servedIn(steps)].join('\n'),
    String(version),
  ])
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'facts',
        rows: (
          [
            [msg`Case`, title],
            [msg`Court`, court],
            [msg`Case number`, docket],
            [msg`Listed by`, madeBy],
            [msg`Documents`, String(documents.length)],
            [msg`Made on`, dayInWords(today)],
          ] as const
        )
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [english(name), value] as const),
      },
      {
        kind: 'table',
        columns: [
          { name: english(msg`No.`), share: 0.07 },
          { name: english(msg`Document`), share: 0.35 },
          { name: english(msg`Folder`), share: 0.16 },
          { name: english(msg`State`), share: 0.32 },
          { name: english(msg`Version`), share: 0.1, isEnd: true },
        ],
        rows,
      },
      ...(isCut ? [small(msg`Only the latest 1,000 documents are listed.`)] : []),
      { kind: 'heading', level: 2, text: english(msg`Hashes of the latest versions (SHA-256)`) },
      {
        kind: 'facts',
        rows: documents.flatMap(({ versions: [last] }, at) => {
          if (!last) return []
          const { name, sha256 } = fileLine(last)
          return [last.blocked === null ? ([`${at + 1}. ${name}`, sha256] as const) : ([`${at + 1}.`, name] as const)]
        }),
      },
      small(
        msg`Days, states and proof of service are as the person who listed them entered them. A hash shows that a file has not changed since it was uploaded. It doesn’t show that what was entered is true.`,
      ),
    ],
  }
}
