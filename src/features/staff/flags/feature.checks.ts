import { twoOf } from '#test/support/keyed.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'flags.mine': 'signedIn',
    'flags.version': 'signedIn',
    'flags.beta': 'agreed',
    'flags.join': 'agreed',
    'flags.feedback': 'agreed',
    'flags.list': 'superDesk',
    'flags.set': 'superDesk',
    'flags.history': 'superDesk',
    'flags.switches': 'superDesk',
    'flags.throwSwitch': 'superDesk',
    'flags.cohorts': 'adminDesk',
    'flags.makeCohort': 'adminDesk',
    'flags.renameCohort': 'adminDesk',
    'flags.closeCohort': 'adminDesk',
    'flags.askMember': 'adminDesk',
    'flags.takeOut': 'adminDesk',
    'flags.setForCohort': 'adminDesk',
    'flags.harm': 'adminDesk',
    'flags.answerHarm': 'adminDesk',
    'flags.exposures': 'adminDesk',
    'flags.feedbackList': 'adminDesk',
  },
  addresses: [['/beta-testing-dashboard', 404, 404, 'flags/beta-testing']],
  repeats: {
    '/api/flags/feedback': async ({ backend }) => {
      const tester = withCookie(backend, (await putPersonOf(backend, { roles: ['beta_tester'] })).cookie)
      return twoOf(tester, {}, { flag: 'evidenceVault', text: 'It is easy to find.' }, { text: 'It is hard to find.' })
    },
  },
})
