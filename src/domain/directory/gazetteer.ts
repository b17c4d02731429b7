import { fold } from '../matching/fold.ts'

/** A county of a state: "Tarrant" of "TX", and with what it is, "Tarrant County", "Orleans Parish", "St. Louis city". Of a town both are empty where only the state is known. */
export interface County {
  county: string
  area: string
  state: string
}

/** A city, the county that has most of its ZIP codes, and how many ZIP codes it has. */
export interface Town extends County {
  city: string
  zips: number
}

/** The counties of cities and ZIP codes. `placeKey` makes the keys. */
export interface Gazetteer {
  zips: ReadonlyMap<string, Town>
  /** The towns by name, the one with the most ZIP codes first. */
  towns: ReadonlyMap<string, readonly Town[]>
  /** The counties by name, in the order of their states. */
  counties: ReadonlyMap<string, readonly County[]>
}

/** Words that people shorten, and sources too. */
const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** A place's name as it is compared: "St. Louis" and "saint louis" are one. */
export function placeKey(name: string): string {
  // Thousands of names are read at once, nearly all of plain letters: what `fold` does to these is quick.
  const folded = /^[a-z .-]*$/i.test(name)
    ? name
        .toLowerCase()
        .replaceAll(/[ .-]+/g, ' ')
        .trim()
    : fold(name)
  return folded.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => long[word]!)
}

/** The District has none, and for Connecticut the table names planning regions, which no court knows. */
const withoutCounties = new Set(['CT', 'DC'])

/** A county as the directory writes it: without what kind of county it is, "Saint" shortened. */
function displayName(county: string): string {
  return county
    .replace(/^City( and (County|Borough))? of /, '')
    .replace(/ \((city|CA)\)?$/, '')
    .replace(/ (City and Borough|Municipality|Borough|Parish|Census Area|County)$/, '')
    .replace(/^Saint /, 'St. ')
}

/** The same with what kind of county it is; the table tells a city on its own from the county of its name. */
function areaOf(source: string, county: string, state: string): string {
  if (/^City of |\(city\)?$/.test(source)) return /city$/i.test(county) ? county : `${county} city`
  if (/ (Municipality|Borough|Parish|Census Area|County)$/.test(source)) return source
  if (source.endsWith('(CA)')) return `${county} Census Area`
  if (state === 'LA') return `${county} Parish`
  return state === 'DC' || state === 'AK' || state === 'PR' ? county : `${county} County`
}

function add<Of>(map: Map<string, Of[]>, key: string, one: Of) {
  const known = map.get(key)
  if (known) known.push(one)
  else map.set(key, [one])
}

/**
 * Reads the table of ZIP codes of GeoNames (tab-separated: country, ZIP, city, state, code, county …).
 * A city in several counties belongs to the one with most of its ZIP codes. Lines without a
 * county (military mail, some territories) are left out.
 */
export function readGazetteer(table: string): Gazetteer {
  const zips = new Map<string, Town>()
  const counties = new Map<string, County[]>()
  const places = new Map<string, Map<string, { town: Town; zips: string[] }>>()
  const known = new Set<string>()
  const keys = new Map<string, string>()
  const keyOf = (name: string) => {
    const made = keys.get(name) ?? placeKey(name)
    keys.set(name, made)
    return made
  }
  for (const line of table.split('\n')) {
    const [, zip = '', city = '', , state = '', source = ''] = line.split('\t')
    const isWhole = withoutCounties.has(state)
    const county = isWhole ? '' : displayName(source)
    if (zip === '' || state === '' || (county === '' && !isWhole)) continue
    const countyKey = keyOf(county)
    const area = isWhole ? '' : areaOf(source, county, state)
    if (!isWhole && !known.has(`${state} ${countyKey}`)) {
      known.add(`${state} ${countyKey}`)
      add(counties, countyKey, { county, area, state })
    }
    const inState = `${state} ${keyOf(city)}`
    const byCounty = places.get(inState) ?? new Map<string, { town: Town; zips: string[] }>()
    places.set(inState, byCounty)
    const at = byCounty.get(area) ?? { town: { city, county, area, state, zips: 0 }, zips: [] }
    byCounty.set(area, at)
    at.zips.push(zip)
    zips.set(zip, at.town)
  }
  const towns = new Map<string, Town[]>()
  for (const [inState, byCounty] of places) {
    const parts = [...byCounty.values()].toSorted((a, b) => b.zips.length - a.zips.length)
    const all = parts.reduce((sum, part) => sum + part.zips.length, 0)
    for (const part of parts) part.town.zips = all
    add(towns, inState.slice(3), parts[0]!.town)
  }
  for (const list of towns.values()) list.sort((a, b) => b.zips - a.zips || (a.state < b.state ? -1 : 1))
  return { zips, towns, counties }
}
