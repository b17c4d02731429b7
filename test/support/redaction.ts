// For the tests of evidence/redaction.
import type { LightMyRequestResponse } from 'fastify'
import type { Copy } from '#evidence/redaction/contract.ts'
import type { Mark } from '#domain/redaction/marks.ts'
import type { Family } from './family.ts'
import { ofFile, type Who } from './texts.ts'

export const mark = (page: number, x: number, y: number, w: number, h: number, more: Partial<Mark> = {}): Mark => ({
  page,
  x,
  y,
  w,
  h,
  reason: 'other',
  isNamed: false,
  ...more,
})

export const redact = async (
  who: Who,
  f: Family,
  file: string,
  marks: readonly Mark[],
  more: { phrases?: readonly string[]; isSure?: boolean } = {},
): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `${ofFile(f, file)}/redactions`, payload: { marks, phrases: [], isSure: false, ...more } })

export const copiesOf = async (who: Who, f: Family, file: string): Promise<Copy[]> =>
  (await who.inject(`${ofFile(f, file)}/redactions`)).json<{ copies: Copy[] }>().copies

export const copyAt = (f: Family, id: string): string => `/api/cases/${f.caseId}/redactions/${id}`

/** All marks for a phrase, as the page asks for them. */
export async function finds(who: Who, f: Family, file: string, q: string): Promise<{ marks: Mark[]; isAll: boolean }> {
  const { found, isAll } = (await who.inject(`${ofFile(f, file)}/redaction-finds?q=${encodeURIComponent(q)}`)).json<{
    found: { page: number; places: { x: number; y: number; w: number; h: number }[] }[]
    isAll: boolean
  }>()
  return { marks: found.flatMap(({ page, places }) => places.map(({ x, y, w, h }) => mark(page, x, y, w, h))), isAll }
}
