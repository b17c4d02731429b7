import { states } from './states.ts'

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]))
for (const name of ['washington d.c.', 'washington, d.c.', 'd.c.', 'dc']) codes.set(name, 'DC')

/** The name of a state by its code; the code itself if it is unknown. */
export function stateName(code: string): string {
  return states[code] ?? code
}

/** The two-letter code of a state's name or code; `null` for anything else. */
export function stateCode(text: string): string | null {
  const tidy = text.trim()
  const upper = tidy.toUpperCase()
  return states[upper] ? upper : (codes.get(tidy.toLowerCase()) ?? null)
}

// County names whose inner capitals title case loses; by state where another one writes it otherwise.
const counties: Readonly<Record<string, string>> = {
  dekalb: 'DeKalb',
  dewitt: 'DeWitt',
  desoto: 'DeSoto',
  dupage: 'DuPage',
  lamoure: 'LaMoure',
  lagrange: 'LaGrange',
  laporte: 'LaPorte',
  laport: 'LaPorte',
  lasalle: 'LaSalle',
  larue: 'LaRue',
  'la salle': 'La Salle',
  'lac qui parle': 'Lac qui Parle',
  'lake of the woods': 'Lake of the Woods',
  'isle of wight': 'Isle of Wight',
  'fond du lac': 'Fond du Lac',
  'prince georges': "Prince George's",
  'queen annes': "Queen Anne's",
  "st. joseph's": 'St. Joseph',
  'saint joseph': 'St. Joseph',
  hildalgo: 'Hidalgo',
  schenectedy: 'Schenectady',
}
const byState: Readonly<Record<string, string>> = { 'TX lasalle': 'La Salle', 'IL dewitt': 'De Witt', 'LA desoto': 'De Soto' }
/** Rows of result tables in the place of a county. */
const noCounty = /^(totals?|runoff|absentee|early vot(e|es|ing)|provisional|county|statewide|unknown|n\/?a)$/i

/** A county's name without "County" and with its own capitals; `null` for what names none ("Totals"). */
export function countyName(text: string, state: string | null): string | null {
  const tidy = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (county|co\.)$/i, '')
  if (tidy === '' || noCounty.test(tidy) || !/^[\p{L}\p{M} .'-]+$/u.test(tidy)) return null
  const plain = tidy.toLowerCase().replace(/^(st|ste)\.? /, (_, saint: string) => `${saint}. `)
  const known = byState[`${state} ${plain}`] ?? counties[plain]
  if (known) return known
  const spelling = tidy === tidy.toUpperCase() || tidy === tidy.toLowerCase() ? plain : tidy
  return spelling
    .replace(/^(st|ste)\.? /i, (_, saint: string) => `${saint.charAt(0).toUpperCase()}${saint.slice(1).toLowerCase()}. `)
    .replaceAll(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/ (And|Of|The) /g, (word) => word.toLowerCase())
    .replaceAll(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
