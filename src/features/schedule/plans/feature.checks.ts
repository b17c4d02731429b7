import { made, twoOf } from '#test/support/keyed.ts'
import type { Family, TestPerson } from '#test/support/family.ts'
import { checksOf } from '#test/support/checks.ts'

const refusal = { hours: 4, answer: 2 }
async function clauseOf(f: Family) {
  const path = `/api/cases/${f.caseId}/plans`
  const { id: plan } = await made(f.ana, path, { title: 'Our plan' })
  await made(f.ana, `${path}/${plan}/clauses`, { clause: 'first-refusal', answers: refusal })
  const seen = async (who: TestPerson) => (await who.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items[0]
  return { path, plan: plan!, seen }
}

export const checks = checksOf({
  audiences: {
    'plans.list': 'agreed',
    'plans.one': 'agreed',
    'plans.begin': 'premium',
    'plans.remove': 'agreed',
    'plans.draft': 'premium',
    'plans.edit': 'premium',
    'plans.propose': 'premium',
    'plans.counter': 'agreed',
    'plans.answer': 'agreed',
    'plans.withdraw': 'agreed',
    'plans.install': 'premium',
  },
  addresses: [
    ['/parenting-plan-builder', 404, 404, 'plans/plans'],
    ['/parenting-plan-builder?plan=x', 404, 404, 'plans/plan'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/plans': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Our plan' }, { title: 'My plan' }),
    '/api/cases/:case/plans/:plan/clauses': async ({ f, ofCase }) => {
      const { id = '' } = await made(f.ana, `/api/cases/${f.caseId}/plans`, { title: 'Our plan' })
      const body = { clause: 'first-refusal', answers: refusal }
      return twoOf(f.ana, { ...ofCase, plan: id }, body, { answers: { hours: 6, answer: 2 } })
    },
    '/api/cases/:case/plans/:plan/clauses/:item/propose': async ({ f, ofCase }) => {
      const { plan, seen } = await clauseOf(f)
      const { id, version, digest } = await seen(f.ana)
      return twoOf(f.ana, { ...ofCase, plan, item: id }, { version, digest, answers: refusal }, { answers: { hours: 6, answer: 2 } })
    },
    '/api/cases/:case/plans/:plan/clauses/:item/counter': async ({ f, ofCase }) => {
      const { path, plan, seen } = await clauseOf(f)
      const mine = await seen(f.ana)
      const said = { version: mine.version, digest: mine.digest, answers: refusal }
      await made(f.ana, `${path}/${plan}/clauses/${mine.id}/propose`, said)
      const { id, version, digest } = await seen(f.ben)
      const answers = { hours: 6, answer: 2 }
      return twoOf(f.ben, { ...ofCase, plan, item: id }, { version, digest, answers }, { answers: { hours: 8, answer: 2 } })
    },
  },
})
