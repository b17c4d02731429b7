import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { readDates } from './read.ts'

// Microsoft Recognizers-Text, the cases of its English date model: chat and search phrases of every kind, many of
// which no calendar entry is made of ("3 weeks after Christmas", "Q1", "since August"). A part of
// them was looked at once, after the rules stood, to see what letters may hold too.
const collection = 'legal-text/recognizers_datetime/English.DateTimeModel.json'

interface Value {
  value?: string
  start?: string
  end?: string
  type?: string
}
interface Case {
  Input: string
  Context?: { ReferenceDateTime?: string }
  Results: { TypeName?: string; Resolution?: { values?: Value[] } }[]
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** What a result may mean, as `day/last time`; nothing where it is no day or day with time, or lies before the day of reading. */
function meanings(type: string, values: readonly Value[], today: string): string[] {
  const all = values.flatMap(({ value, start, end }) => {
    if (type === 'date' && value) return [`${value}/ `]
    if (type === 'datetime' && value) return [`${value.slice(0, 10)}/ ${value.slice(11, 16)}`]
    // Of "from the 3rd to the 5th" its end is the 5th, of "next week" the day after it.
    if (type === 'daterange' && start && end) return [`${start}/${end} `, `${start}/${dayBefore(end)} `]
    if (type === 'datetimerange' && start && end) return [`${start.slice(0, 10)}/ ${start.slice(11, 16)}-${end.slice(11, 16)}`]
    return []
  })
  return all.filter((one) => one.slice(0, 10) >= today)
}

test.skipIf(lacksShared([collection]))(
  'of the days in an outside collection of phrases, these are read (skipped where the collection is not there)',
  () => {
    const cases = JSON.parse(readFileSync(sharedFile(collection), 'utf8').replace(/^\uFEFF/, '')) as Case[]
    const seen: Record<string, { of: number; found: number }> = {}
    let [proposed, right] = [0, 0]
    for (const { Input, Context, Results } of cases) {
      const today = Context?.ReferenceDateTime?.slice(0, 10)
      if (!today) continue
      const proposals = readDates(Input, today as Day).map(
        (one) => `${one.day}/${one.last ?? ''} ${one.from ?? ''}${one.to ? `-${one.to}` : ''}`,
      )
      proposed += proposals.length
      const wanted = new Set<string>()
      for (const { TypeName, Resolution } of Results) {
        const type = TypeName?.split('.')[1] ?? ''
        const ways = meanings(type, Resolution?.values ?? [], today)
        if (ways.length === 0) continue
        const figure = (seen[type] ??= { of: 0, found: 0 })
        figure.of++
        if (ways.some((way) => proposals.includes(way))) figure.found++
        for (const way of ways) wanted.add(way)
      }
      right += proposals.filter((one) => wanted.has(one)).length
    }
    const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000
    console.error(
      'outside phrases: recall',
      Object.fromEntries(Object.entries(seen).map(([type, { of, found }]) => [type, `${found} of ${of}`])),
      `precision ${right} of ${proposed} = ${share(right, proposed)}`,
    )
    expect(share(seen.date!.found, seen.date!.of)).toBeGreaterThanOrEqual(0.3)
    expect(share(right, proposed)).toBeGreaterThanOrEqual(0.35)
  },
)
