import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { states } from '#domain/directory/states.ts'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import type { calls as scoreCalls } from '#ratings/scores/contract.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import { criterionNames, groupWord } from './rated-words.ts'
import { ScoreCell } from './score-cell.tsx'
import { fieldWord, kindWord, Origin, Standing, valueWord, When } from '#directory/professionals/public.tsx'

/** A professional in the comparison, with the scores if they loaded. */
export interface Compared {
  of: Professional
  scores: Reply<typeof scoreCalls.score> | null
}

export interface Row {
  key: string
  label: ReactNode
  cell: (one: Compared) => ReactNode
}

export interface Part {
  key: string
  title: ReactNode
  rows: readonly Row[]
}

type Fact = Professional['facts'][number]

const none = '–'
/** Facts that have their own row. */
const saidAbove = ['name', 'role', 'kind', 'jurisdiction', 'standing']
const groups = ['parents', 'lawyers', 'other_side', 'others'] as const

const sheetOf = ({ scores }: Compared, group: (typeof groups)[number]) => scores?.groups.find((sheet) => sheet.group === group)

/** Which raters the labels should name: clients for attorneys, parents for other roles, or both. */
function roleOf(all: readonly Compared[]): Professional['role'] | 'both' {
  const attorneys = all.filter(({ of }) => of.role === 'attorney').length
  return attorneys > 0 && attorneys < all.length ? 'both' : (all[0]?.of.role ?? 'judge')
}

function useWord() {
  const { i18n } = useLingui()
  return (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
}

/** A person's role and place, by the newest known position. */
export function usePlacePart(all: readonly Compared[]): Part {
  const { i18n } = useLingui()
  const word = useWord()
  const rows: Row[] = [
    { key: 'role', label: <Trans>Role</Trans>, cell: ({ of }) => i18n._(kindWord(of.kind, of.role)) },
    ...(all.some(({ of }) => of.title && of.title !== i18n._(kindWord(of.kind, of.role)))
      ? [{ key: 'title', label: <Trans>Title</Trans>, cell: ({ of }: Compared) => of.title || none }]
      : []),
    { key: 'court', label: <Trans>Court</Trans>, cell: ({ of }) => of.courtName ?? none },
    {
      key: 'county',
      label: <Trans>County</Trans>,
      cell: ({ of }) => of.positions[0]?.counties.join(', ') || of.county || none,
    },
    { key: 'state', label: <Trans>State</Trans>, cell: ({ of }) => (of.state && (states[of.state] ?? of.state)) ?? none },
    {
      key: 'standing',
      label: <Trans>Standing</Trans>,
      cell: ({ of }) => {
        const asOf = of.asOf && dayInWords(of.asOf, i18n.locale, 'month')
        const standing = word(valueWord('standing', of.standing, of))
        if (of.goneOn !== null) return <Trans>The source no longer names this person.</Trans>
        if (of.since.seniorOn || of.since.next) return <Standing of={of} />
        return of.standing === 'serving' && asOf ? (
          <Trans>
            {standing}, as of {asOf}
          </Trans>
        ) : (
          standing
        )
      },
    },
    { key: 'since', label: <Trans>Newest position</Trans>, cell: ({ of }) => <When of={of.since} /> },
    ...(all.some(({ of }) => of.positions.length > 1)
      ? [{ key: 'positions', label: <Trans>Positions known</Trans>, cell: ({ of }: Compared) => i18n.number(of.positions.length) }]
      : []),
  ]
  return { key: 'place', title: <Trans>Who they are</Trans>, rows }
}

/** The scores, group by group; groups are never pooled. */
export function useScorePart(all: readonly Compared[]): Part {
  const { i18n } = useLingui()
  const used = groups.filter((group) => group === 'parents' || all.some((one) => (sheetOf(one, group)?.n ?? 0) > 0))
  const rows: Row[] = [
    {
      key: 'n',
      label: <Trans>Ratings in all</Trans>,
      cell: ({ scores }) =>
        scores ? (
          <Plural one="# rating" other="# ratings" value={scores.groups.reduce((sum, { n, leftOut }) => sum + n + leftOut, 0)} />
        ) : (
          <Trans>The ratings did not load.</Trans>
        ),
    },
    ...used.map((group) => ({
      key: group,
      label: i18n._(groupWord(group, roleOf(all))),
      cell: (one: Compared) => (one.scores ? <ScoreCell score={sheetOf(one, group)} wide /> : none),
    })),
  ]
  return { key: 'scores', title: <Trans>What raters said</Trans>, rows }
}

/**
 * The scores by question: for parents if anything may be shown, for the other groups only if two people can be
 * compared.
 */
export function useCriterionParts(all: readonly Compared[]): Part[] {
  const { i18n } = useLingui()
  const order = Object.keys(criterionNames)
  return groups.flatMap((group) => {
    const scored = all.flatMap((one) => sheetOf(one, group)?.criteria.filter(({ show }) => show !== 'nothing') ?? [])
    const fewest = group === 'parents' ? 1 : Math.min(2, all.length)
    const asked = order.filter((criterion) => scored.filter((line) => line.criterion === criterion).length >= fewest)
    const rows = asked.map((criterion) => ({
      key: criterion,
      label: i18n._(criterionNames[criterion as keyof typeof criterionNames]),
      cell: (one: Compared) => {
        const sheet = sheetOf(one, group)
        const found = sheet?.criteria.find((line) => line.criterion === criterion)
        if (found || !sheet || sheet.n === 0) return <ScoreCell score={found} />
        // A score of few ratings is not split by question; if a score of many has no such question, it was never asked.
        return sheet.show === 'nothing' ? <ScoreCell score={sheet} /> : <Trans>Not asked</Trans>
      },
    }))
    const who = i18n._(groupWord(group, roleOf(all)))
    return rows.length === 0 ? [] : [{ key: `asked ${group}`, title: <Trans>Question by question: {who}</Trans>, rows }]
  })
}

const originOf = (fact: Fact) => [fact.sourceId, fact.sourceRef, fact.asOf, fact.seenOn].join(' ')
/** The source of the name, which is also the source of most facts. */
const mainOrigin = ({ facts }: Professional) => facts.find(({ field }) => field === 'name') ?? facts[0]

/** Facts of the person with source and day. The main source of each person is stated once, in the last row. */
export function useFactPart(all: readonly Compared[]): Part {
  const word = useWord()
  const own = ({ facts }: Professional) => facts.filter(({ field, positionSeq }) => positionSeq === null && !saidAbove.includes(field))
  const fields = [...new Set(all.flatMap(({ of }) => own(of).map(({ field }) => field)))]
  const rows = fields.map((field) => ({
    key: field,
    label: word(fieldWord(field)),
    cell: ({ of }: Compared) => {
      const main = mainOrigin(of)
      const facts = own(of).filter((fact) => fact.field === field)
      if (facts.length === 0) return none
      return facts.map((fact) => (
        <span className="block" key={fact.value}>
          {word(valueWord(fact.field, fact.value, of))}
          {main && originOf(main) !== originOf(fact) && (
            <span className="block text-sm text-soft">
              <Origin fact={fact} sources={of.sources} />
            </span>
          )}
        </span>
      ))
    },
  }))
  const origin: Row = {
    key: 'origin',
    label: <Trans>Source and day</Trans>,
    cell: ({ of }) => {
      const newest = of.positions[0]?.seq
      const main = mainOrigin(of)
      const facts = [...(main ? [main] : []), ...of.facts.filter(({ positionSeq }) => positionSeq !== null && positionSeq === newest)]
      const places = [...new Map(facts.map((fact) => [originOf(fact), fact]))]
      if (places.length === 0) return none
      return places.map(([key, fact]) => (
        <span className="block text-sm" key={key}>
          <Origin fact={fact} sources={of.sources} />
        </span>
      ))
    },
  }
  return { key: 'facts', title: <Trans>Facts and where they come from</Trans>, rows: [...rows, origin] }
}
