// A made-up source with its runs, so that the pages show what they are for. Nobody and nothing in it is real: the host is
// one that cannot be (RFC 2606), and it is never asked.
import { limitsOf } from '#domain/sources/chart.ts'
import type { Db } from '#ports/db/port.ts'

const id = 'larkmoor-roster'
const day = 24 * 3_600_000

/** Rows of the runs of thirteen weeks, the oldest first; `null`: the host did not answer. */
const rows = [118, 118, 119, 119, 119, 121, 121, null, 120, 122, 122, 122, 121]
const usual = rows.filter((n) => n !== null)

const sample = {
  added: ['Wren Castellow', 'Ada Millbrae', 'Tobias Wetherlight'],
  changed: [
    {
      name: 'Orrin Vantongeren',
      fields: [
        { field: 'county', place: 1, now: ['Larkmoor'], next: ['Larkmoor; Tansy'] },
        { field: 'court', place: 1, now: ['Larkmoor Family Court'], next: ['Larkmoor Family Court, Part 2'] },
      ],
    },
    { name: 'Petra Quillfeather', fields: [{ field: 'title', place: 1, now: ['Mediator'], next: [] }] },
  ],
  removed: [
    'Ismay Thornquist',
    'Callum Brackenridge',
    'Dorothea Underhill',
    'Felix Marchbanks',
    'Nell Sparrowhawk',
    'Agatha Penhallow',
    'Leopold Starling',
    'Marigold Tennant',
    'Quincy Ravenscroft',
    'Rosalind Oakhurst',
  ],
}

const mapping = {
  columns: { key: 'Number', name: 'Name', county: 'County' },
  values: { role: 'expert', kind: 'mediator', state: 'OH', court: 'Larkmoor Family Court' },
  page: { row: 'table.roster tbody tr', cells: { Number: 'td.number', Name: 'td.name a', County: 'td.county' }, next: 'a[rel=next]' },
}

/** A UUID that says what it is, the same at every start. */
const idOf = (at: number) => `00000000-0000-4000-8000-5c0000000${String(100 + at)}`

interface Past {
  state: string
  rows: number | null
  changed?: number
  removed?: number
  more?: object
}

/** Takes the made-up source and its runs out. */
export async function removeDemoSources(db: Db): Promise<void> {
  await db.deleteFrom('source_setup').where('is_fictional', '=', true).execute()
}

/** Puts the made-up source in its place, as it is on this day; what someone tried out on it is gone. */
export async function putDemoSources(db: Db, now: number): Promise<void> {
  await removeDemoSources(db)
  const last = new Date(now - day)
  await db
    .insertInto('source_setup')
    .values({
      source_id: id,
      title: 'Mediators of Larkmoor (made up)',
      publisher: 'Larkmoor Family Court (made up)',
      licence: 'Public record (made up)',
      kind: 'html',
      parser: 'roster',
      address: 'https://courts.larkmoor.example/mediators',
      mapping: JSON.stringify(mapping),
      terms: 'The page says that it may be read by programs, at one request in ten seconds.',
      terms_on: new Date(now - 91 * day).toISOString().slice(0, 10),
      contact: 'support@casebalance.example',
      every_hours: 168,
      spacing_seconds: 10,
      is_paused: false,
      is_fictional: true,
      is_new: false,
      checked_at: last,
      due_at: new Date(now + 6 * day),
      robots: 'allowed',
      robots_on: last.toISOString().slice(0, 10),
    })
    .execute()
  const limits = limitsOf(usual)!
  const held: Past = {
    state: 'held',
    rows: 61,
    changed: 2,
    removed: 63,
    more: {
      held_for: ['change', 'rows'],
      chart_mean: limits.mean,
      chart_lower: limits.lower,
      chart_upper: limits.upper,
      sample: JSON.stringify(sample),
      ended_at: null,
    },
  }
  const pasts: Past[] = [
    ...rows.map((n): Past =>
      n === null ? { state: 'failed', rows: null, more: { fault: 'timeout', codes: [] } } : { state: 'applied', rows: n },
    ),
    held,
  ]
  let before = 0
  for (const [at, { state, rows: found, changed, removed = 0, more }] of pasts.entries()) {
    const asked = new Date(now - day - (pasts.length - 1 - at) * 7 * day)
    const counts =
      found === null
        ? {}
        : {
            rows_in: found,
            before,
            added: Math.max(0, found - before + removed),
            changed: changed ?? (at === 0 ? 0 : at % 3),
            removed: Math.max(removed, before - found),
            skipped: at % 5 === 4 ? 1 : 0,
          }
    await db
      .insertInto('source_run')
      .values({
        id: idOf(at),
        source_id: id,
        state,
        is_by_hand: false,
        asked_at: asked,
        begun_at: asked,
        ended_at: new Date(asked.getTime() + (found === null ? 61_000 : 24_000 + at * 300)),
        codes: [200, 200, 200],
        bytes: found === null ? 0 : 40_000 + found * 310,
        parser: 'roster 1',
        ...counts,
        ...more,
      })
      .execute()
    if (found !== null && state === 'applied') before = found
  }
}
