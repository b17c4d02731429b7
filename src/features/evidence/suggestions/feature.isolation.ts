import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  fact_reading: rowsIn('own', 'author', { shared: 'none', touch: ['done', 1] }, ({ at, n }) => ({
    source: 'thread',
    source_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    state: 'reading',
    pieces: 2,
    done: 0,
    asked_at: at,
  })),
  fact_candidate: rowsIn('own', 'nobody', { shared: 'none', isBelow: true, isByPlatform: true }, ({ day, of, n }) => ({
    reading_id: of('fact_reading', n),
    position: n,
    begins: 0,
    quote: `Pickup number ${n} was late.`,
    marks: '[]',
    boxes: '[]',
    first_day: day,
    last_day: day,
    precision: 'day',
    is_about: false,
    people: '{}',
    topic: 'exchange',
    kind: 'exchange',
    rank: 1,
    is_low: false,
  })),
  fact_choice: rowsIn('own', 'author', { shared: 'none', touch: ['chosen_at', moment] }, ({ at }) => ({
    state: 'dismissed',
    chosen_at: at,
  })),
}
