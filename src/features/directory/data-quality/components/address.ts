import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { states } from '#domain/directory/states.ts'
import { type Field, fields, gaps, unnamed } from '../contract.ts'

export interface Place {
  state?: string | undefined
  county?: string | undefined
}

export interface Gap {
  state: string
  county: string
  field: Field
  gap: (typeof gaps)[number]
  cursor?: string | undefined
}

const textOf = (search: URLSearchParams, key: string) => search.get(key)?.trim() || undefined

/** The place that the page's address names; the server judges it. */
export function placeOf(search: URLSearchParams): Place {
  return { state: textOf(search, 'state'), county: textOf(search, 'county') }
}

/** The list of people that the address asks for; none where it names no field of a county. */
export function gapOf(search: URLSearchParams): Gap | null {
  const { state, county } = placeOf(search)
  const field = fields.find((known) => known === search.get('field'))
  if (!state || !county || !field) return null
  return { state, county, field, gap: gaps.find((known) => known === search.get('gap')) ?? 'missing', cursor: textOf(search, 'cursor') }
}

/** The page's address of a place, or of the people with a gap in it. */
export function hrefOf(at: Place & Partial<Omit<Gap, keyof Place>>): string {
  const given = Object.entries(at).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '/data-quality' : `/data-quality?${new URLSearchParams(given as [string, string][])}`
}

export function stateName(state: string, i18n: I18n): string {
  return state === unnamed ? t(i18n)`No state named` : (states[state] ?? state)
}

export function countyName(county: string, i18n: I18n): string {
  return county === unnamed ? t(i18n)`No county named` : county
}

/** The name of a place, the smaller first; `null` for the whole country. */
export function nameOf({ state, county }: Place, i18n: I18n): string | null {
  if (!state) return null
  return county ? `${countyName(county, i18n)}, ${stateName(state, i18n)}` : stateName(state, i18n)
}
