import { type CaseContext, childrenIn, ownerOf, parentsIn } from '#case/cases/public.ts'
import { contactsIn } from '#case/contacts/public.ts'
import type { Known } from '#domain/filing/types.ts'
import type { Detail } from './contract.ts'
import { detailsOf } from './store.ts'

/** What is known of a case before a text is read, as the seat that asks sees it. */
export async function knownIn(c: CaseContext): Promise<Known> {
  const children = await childrenIn(c.tx, c.caseId)
  const details = await detailsOf(c.tx, ownerOf(c))
  const parents = [...(await parentsIn(c.tx, c.caseId)).values()].map(({ name }) => name)
  const contacts = (await contactsIn(c.tx, c.caseId)).map(({ name }) => name)
  const of = (kind: Detail['kind']) => details.filter((one) => one.kind === kind).map(({ words }) => words)
  return {
    minors: [...children.map(({ name, born }) => ({ name, born })), ...of('name').map((name) => ({ name, born: null, isAlias: true }))],
    births: of('birth'),
    adults: [...parents, ...contacts],
    places: of('place'),
  }
}
