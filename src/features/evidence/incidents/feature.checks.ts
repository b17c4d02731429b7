import { checksOf } from '#test/support/checks.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'incidents.list': 'agreed',
    'incidents.found': 'agreed',
    'incidents.patterns': 'agreed',
    'incidents.csv': 'agreed',
    'incidents.add': 'premium',
    'incidents.change': 'agreed',
    'incidents.remove': 'agreed',
    'incidents.addTo': 'agreed',
  },
  addresses: [['/co-parenting-incidents', 404, 404, 'incidents/incidents']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/incidents': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { ...incidentDraft, source: null }, { actual: 'Arrived at 6:50 PM.' }),
    '/api/cases/:case/incidents/:incident/addenda': async ({ f, ofCase }) => {
      const payload = { ...incidentDraft, source: null }
      const { id } = (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/incidents`, payload })).json<{ id: string }>()
      return twoOf(f.ana, { ...ofCase, incident: id }, { words: 'One more thing.', isWithdrawal: false }, { words: 'Another thing.' })
    },
  },
})
