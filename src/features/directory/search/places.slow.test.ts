import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { testApp } from '#test/support/test-app.ts'
import { stateName } from '#domain/directory/place.ts'
import { byNobody } from '#http/bind.ts'
import { readDay } from '#kernel/day.ts'
import { openInput } from '#directory/imports/files/input.ts'
import { electedJudges } from '#directory/imports/sources/elected.ts'
import { federalJudges } from '#directory/imports/sources/federal.ts'
import { importSource } from '#directory/imports/service.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { service } from './service.ts'

// How many of the first ten are of the place that was typed, over 200 searches made from real rows: counties and
// courts as rows name them, and cities and ZIP codes of counties that have rows. Where a city lies is written here
// by hand and not read from the table that the search uses. The first 100 were seen while the search was built.

const real = ['directory/judges.csv', 'directory/elected_judges_people.csv'] as const

const cities = `
TX Tarrant: fort worth, fort worth tx, arlington texas, 76102 | TX Dallas: custody judge dallas, family court dallas texas, 75201
TX Harris: houston texas, judges in houston, pasadena tx, 77002 | TX Bexar: san antonio, family judge san antonio, 78205
TX Travis: austin tx, divorce judge austin, 78701 | TX El Paso: el paso, el paso texas family court | TX Nueces: corpus christi, 78401
TX Webb: laredo texas, family court laredo | TX Lubbock: lubbock tx | TX Potter: amarillo, amarillo texas | TX McLennan: waco tx, 76701
TX Collin: plano texas, mckinney tx, frisco tx | TX Cameron: brownsville, harlingen tx | TX Hidalgo: mcallen, edinburg texas
TX Galveston: galveston texas | TX Jefferson: beaumont tx | TX Fort Bend: sugar land, richmond texas | TX Bell: killeen tx
TX Williamson: round rock, georgetown texas | TX Montgomery: conroe tx | TX Ector: odessa texas | TX Midland: midland tx
NV Clark: las vegas, judges in las vegas nv, henderson nevada, 89101 | NV Washoe: reno, reno nv family court, sparks nv, 89501
KY Jefferson: louisville, 40202 | KY Fayette: lexington kentucky, 40507 | KY Warren: bowling green ky | KY Kenton: covington kentucky
KY Daviess: owensboro | IN Marion: indianapolis, custody court indianapolis, 46204 | IN Allen: fort wayne, 46802
IN Vanderburgh: evansville indiana | IN St. Joseph: south bend, mishawaka | IN Lake: gary indiana, hammond in | IN Delaware: muncie
IN Tippecanoe: lafayette indiana | IN Monroe: bloomington in | GA Fulton: atlanta, family judge atlanta georgia, 30303
GA Chatham: savannah ga, 31401 | GA Richmond: augusta georgia | GA Cobb: marietta ga | GA Gwinnett: lawrenceville georgia
GA Bibb: macon ga | MN Hennepin: minneapolis, 55401 | MN Ramsey: saint paul mn, st. paul | MN St. Louis: duluth mn | MN Olmsted: rochester mn
WA King: seattle, judges near seattle, bellevue wa, 98104 | WA Pierce: tacoma, 98402 | WA Spokane: spokane, 99201 | WA Clark: vancouver wa
WA Snohomish: everett washington | WA Yakima: yakima | MO Greene: springfield mo, 65806 | MO Jackson: independence missouri
AR Pulaski: little rock, 72201 | AR Washington: fayetteville ar | AR Garland: hot springs arkansas
WV Kanawha: charleston wv, 25301 | WV Monongalia: morgantown | WV Cabell: huntington wv | OR Multnomah: portland oregon
`

interface Row {
  state: string
  counties: string[]
  court: string | null
}
interface Search {
  typed: string
  state: string
  county: string
  /** Where a court was typed: its name. */
  court: string | null
}

const wordsOfRow: readonly ((county: string, code: string, state: string) => string)[] = [
  (county, _, state) => `${county} county ${state}`,
  (county, code) => `${county} County, ${code}`,
  (county, code) => `family judge ${county} county ${code}`,
  (county, _, state) => `judges in ${county} county ${state}`,
  (county, _, state) => `custody court ${state} ${county} county`,
]

/** 200 searches: up to 100 of cities and ZIP codes, 40 of courts, the others of counties, in random order. */
function searchesOf(rows: readonly Row[], next: () => number): Search[] {
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((one) => ({ one, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one)
  const has = new Set(rows.flatMap(({ state, counties }) => counties.map((county) => `${state} ${county}`)))
  const ofCities = cities
    .trim()
    .split(/ \| |\n/)
    .flatMap((entry) => {
      const [, state = '', county = '', typed = ''] = /^(..) ([^:]+): (.+)$/.exec(entry)!
      return has.has(`${state} ${county}`) ? typed.split(', ').map((one) => ({ typed: one, state, county, court: null })) : []
    })
  const mixed = shuffled(rows.filter(({ counties }) => counties.length > 0))
  const fromCities = shuffled(ofCities).slice(0, 100)
  const split = 160 - fromCities.length
  const ofCounties = mixed.slice(0, split).map(({ state, counties }, at): Search => {
    const county = counties[0]!
    return { typed: wordsOfRow[at % wordsOfRow.length]!(county, state, stateName(state)).toLowerCase(), state, county, court: null }
  })
  const ofCourts = mixed
    .slice(split)
    .filter(({ court }) => court !== null)
    .slice(0, 40)
    .map(({ state, counties, court }): Search => ({
      typed: `${court} ${counties[0]} county`.toLowerCase(),
      state,
      county: counties[0]!,
      court,
    }))
  return shuffled([...fromCities, ...ofCounties, ...ofCourts])
}

test.skipIf(lacksShared(real))('of 200 searches for a place 0.85 of the first ten are right', { timeout: 240_000 }, async () => {
  const { database } = await testApp()
  for (const source of [
    federalJudges(openInput(sharedFile('directory/judges.csv'))),
    electedJudges(openInput(sharedFile('directory/elected_judges_people.csv'))),
  ])
    await importSource(database.owner, source, { today: readDay('2026-03-01')! })
  const { rows } = await sql<Row & { id: string }>`
    select p.id, p.state, p.counties, p.court_name as court from professional_shown p
    where p.gone_on is null and p.jurisdiction = 'state' and p.state is not null order by p.id`.execute(database.owner)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { search } = service({ db: database.app, clock: () => Date.now() })
  const wrong: string[] = []
  const shares: number[] = []
  for (const { typed, state, county, court } of searchesOf(rows, seededRandom(2601).next)) {
    const { items } = await search({ query: { q: typed.slice(0, 100) }, ...byNobody })
    const first = items.slice(0, 10)
    const right = first.filter(({ id }) => {
      const row = byId.get(id)
      return row?.state === state && row.counties.includes(county) && (court === null || row.court === court)
    })
    const share = first.length === 0 ? 0 : right.length / first.length
    shares.push(share)
    if (share < 1) wrong.push(`${typed}: ${right.length} of ${first.length} (${court ?? county}, ${state})`)
  }
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
  expect(shares.length).toBe(200)
  const seen = mean(shares.slice(0, 100))
  const unseen = mean(shares.slice(100))
  // Where too few are right the test names what went wrong.
  expect({ seen, unseen, wrong: Math.min(seen, unseen) >= 0.85 ? [] : wrong }).toEqual({ seen, unseen, wrong: [] })
})
