// For the tests of evidence/suggestions: a letter in the vault, and what a parent does with what was found in it.
import type { LightMyRequestResponse } from 'fastify'
import type { Suggestion } from '#evidence/suggestions/contract.ts'
import type { Family } from './family.ts'
import { upload } from './files.ts'
import { doWork } from './queue.ts'
import type { TestApp } from './test-app.ts'

export type Who = Pick<Family['ana'], 'inject'>

/** A letter of the fictional school: three sentences that are facts, and three dates that are none. */
export const letter = `March 5, 2026

Dear Ms. Flores,

On Tuesday, March 3, 2026 at 5:25 PM Mr. Harlow picked up Maya from the school office.
The tutoring invoice of $240.00 was paid on February 20, 2026.
Maya was born on June 2, 2016.
In January 2026 the nurse saw Maya because of her asthma.

Dated: March 5, 2026
`

export async function look(who: Who, f: Family, source: string, id: string): Promise<LightMyRequestResponse> {
  return who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/fact-suggestions`, payload: { source, id } })
}

/** A text file that became an item of the vault, and was read and gone through. */
export async function lookedThrough(
  backend: TestApp,
  f: Family,
  text = letter,
  name = 'letter.txt',
): Promise<{ item: string; file: string }> {
  const { id: file } = (await upload(f.ana, f, name, Buffer.from(text))).json<{ id: string }>()
  const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: true } })
  const { id: item } = added.json<{ id: string }>()
  await doWork(backend)
  await look(f.ana, f, 'item', item)
  await doWork(backend)
  return { item, file }
}

interface Listed {
  suggestions: Suggestion[]
  readings: {
    source: string
    state: string
    problem: string | null
    found: number
    looked: number
    hasMore: boolean
    pieces: number | null
  }[]
  found: number
  looked: number
}

export const listOf = async (who: Who, f: Family, query = ''): Promise<Listed> =>
  (await who.inject(`/api/fact-suggestions?case=${f.caseId}${query}`)).json<Listed>()

/** The quote of a suggestion. */
export const quoteOf = ({ draft }: Pick<Suggestion, 'draft'>): string => draft.citations[0]!.quote

/** The fact that the page would make of a suggestion. */
export const factOf = ({ draft }: Pick<Suggestion, 'draft'>): object => ({
  ...draft,
  said: `The letter says: “${draft.citations[0]!.quote}”`,
  isAgainst: false,
})

export const decide = async (who: Who, f: Family, id: string, verb: string, payload: object = {}): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/fact-suggestions/${id}/${verb}`, payload })
