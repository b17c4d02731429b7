import { expect, test } from 'vitest'
import { putPersonOf } from '#test/support/signed-in.ts'
import { day } from '#test/support/roster.ts'
import { testApp } from '#test/support/test-app.ts'
import { openInput } from '#directory/imports/files/input.ts'
import { importSource } from '#directory/imports/service.ts'
import { courtsDb } from '#directory/imports/sources/courts.ts'
import { electedJudges } from '#directory/imports/sources/elected.ts'
import { fill } from '#directory/organizations/fill.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import type { Area, Person } from './contract.ts'
import { measure } from './measure.ts'

const real = ['directory/courts-db.courts.json', 'directory/elected_judges_people.csv'] as const
const today = day('2026-03-12')

test.skipIf(lacksShared(real))(
  'of the real courts and elected judges (where the files are at hand) the lists of people hold exactly what is counted',
  { timeout: 240_000 },
  async () => {
    const { app, database, clock } = await testApp()
    const { owner } = database
    await importSource(owner, courtsDb(openInput(sharedFile('directory/courts-db.courts.json'))), { today })
    await importSource(owner, electedJudges(openInput(sharedFile('directory/elected_judges_people.csv'))), { today })
    await measure(owner, today)
    await fill(owner, today)
    const { cookie } = await putPersonOf({ database, clock })
    const ask = async <T>(path: string) => (await app.inject({ url: `/api/data-quality${path}`, headers: { cookie } })).json<T>()
    const all = await ask<Area>('')
    expect(all.people).toBe(3644)
    expect(all.below.reduce((sum, { people }) => sum + people, 0)).toBe(all.people)
    expect(all.sources).toMatchObject([{ id: 'elected-judges', people: 3644 }])

    const state = all.below.toSorted((one, other) => other.people - one.people)[0]!.value
    const counties = (await ask<Area>(`?state=${state}`)).below.slice(0, 4)
    for (const { value } of counties) {
      const place = `state=${state}&county=${encodeURIComponent(value)}`
      for (const { field, n, filled, conflicts } of (await ask<Area>(`?${place}`)).fields) {
        for (const [gap, counted] of [
          ['missing', n - filled],
          ['conflict', conflicts],
        ] as const) {
          const { people, next } = await ask<{ people: Person[]; next: string | null }>(`/people?${place}&field=${field}&gap=${gap}`)
          expect([value, field, gap, next === null ? people.length : Math.min(counted, 50)]).toEqual([
            value,
            field,
            gap,
            Math.min(counted, 50),
          ])
        }
      }
    }

    // Seats are those positions whose court the list has; the others are counted, and made up for by nothing.
    const filledIn = await owner.selectFrom('organization_fill').selectAll().executeTakeFirstOrThrow()
    const positions = await owner.selectFrom('position').select(['court_id', 'court_name']).execute()
    expect(filledIn.added).toBe(positions.filter(({ court_id: court }) => court !== null).length)
    expect(filledIn.unlinked).toBe(positions.filter(({ court_id: court, court_name: name }) => court === null && name !== null).length)
    expect(filledIn.organizations).toBe(2794)
  },
)
