import { made, twoOf } from '#test/support/keyed.ts'
import { newPerson } from '#test/support/family.ts'
import { checksOf } from '#test/support/checks.ts'

const invitation = {
  role: 'gal',
  name: 'G. Reyes',
  email: null,
  scopes: ['schedule'],
  seesPrivate: false,
  from: null,
  to: null,
  until: null,
}

export const checks = checksOf({
  audiences: {
    'people.list': 'agreed',
    'people.looks': 'agreed',
    'people.invite': 'premium',
    'people.resend': 'premium',
    'people.revoke': 'agreed',
    'people.change': 'agreed',
    'people.takeBack': 'agreed',
    'people.end': 'agreed',
    'people.rename': 'agreed',
    'people.hold': 'agreed',
    'people.lift': 'agreed',
    'people.leave': 'agreed',
    'invitations.waiting': 'agreed',
    'invitations.look': 'agreed',
    'invitations.accept': 'agreed',
    'invitations.decline': 'agreed',
  },
  addresses: [['/parent-connection', 404, 404, 'people/parent-connection']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/people/invitations': ({ f, ofCase }) => twoOf(f.ana, ofCase, invitation, { name: 'P. Lane' }),
    '/api/cases/:case/people/invitations/:invitation/resend': async ({ f, ofCase }) => {
      const url = `/api/cases/${f.caseId}/people/invitations`
      const [one, two] = [await made(f.ana, url, invitation), await made(f.ana, url, { ...invitation, name: 'P. Lane' })]
      const of = (id = '') => ({ params: { ...ofCase, invitation: id } })
      return { who: f.ana, first: of(one['id']), other: of(two['id']) }
    },
    '/api/invitations/accept': async ({ backend, f }) => {
      const { code } = await made(f.ana, `/api/cases/${f.caseId}/people/invitations`, invitation)
      return twoOf(await newPerson(backend), {}, { code, name: 'G. Reyes' }, { name: 'Gil Reyes' })
    },
  },
})
