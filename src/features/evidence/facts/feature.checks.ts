import { checksOf } from '#test/support/checks.ts'
import { factDraft } from '#test/support/facts.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'facts.list': 'agreed',
    'facts.one': 'agreed',
    'facts.matrix': 'agreed',
    'facts.cite': 'agreed',
    'facts.add': 'premium',
    'facts.save': 'premium',
    'facts.remove': 'agreed',
    'facts.addIssue': 'premium',
    'facts.saveIssue': 'premium',
    'facts.orderIssues': 'agreed',
    'facts.removeIssue': 'agreed',
  },
  addresses: [['/evidence-dashboard', 404, 404, 'facts/dashboard']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/facts': ({ f, ofCase }) => twoOf(f.ana, ofCase, factDraft, { said: 'Pickup was at 5:45 PM.' }),
    '/api/cases/:case/fact-issues': ({ f, ofCase }) => twoOf(f.ana, ofCase, { name: 'School', note: '' }, { name: 'Health' }),
  },
})
