import type { Family } from '#test/support/family.ts'
import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'

const body = ({ ben }: Family) => ({ ...written([ben.memberId]), subject: 'School fair', draft: undefined, sendAt: null })

export const checks = checksOf({
  addresses: [['/co-parenting-messages', 404, 404, 'messages/messages']],
  hasCasePages: true,
  audiences: {
    'messages.list': 'agreed',
    'messages.counts': 'agreed',
    'messages.thread': 'agreed',
    'messages.linkable': 'agreed',
    'messages.letRead': 'agreed',
    'messages.open': 'agreed',
    'messages.check': 'agreed',
    'messages.drafts': 'agreed',
    'messages.draft': 'agreed',
    'messages.saveDraft': 'agreed',
    'messages.discard': 'agreed',
    'messages.send': 'premium',
    'messages.reply': 'agreed',
    'messages.undo': 'agreed',
    'messages.mark': 'agreed',
  },
  repeats: {
    '/api/cases/:case/messages': ({ f, ofCase }) => twoOf(f.ana, ofCase, body(f), { body: 'Another text.' }),
    '/api/cases/:case/messages/drafts': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { ...written([f.ben.memberId]), subject: 'School fair', refersTo: null }, { body: 'Another text.' }),
    '/api/cases/:case/messages/:message/reply': async ({ backend, f, ofCase }) => {
      const url = `/api/cases/${f.caseId}/messages`
      const { id } = (await f.ana.inject({ method: 'POST', url, payload: body(f) })).json<{ id: string }>()
      await letMessagesOut(backend)
      const reply = { ...written([f.ana.memberId]), sendAt: null, isAddendum: false }
      return twoOf(f.ben, { ...ofCase, message: id }, reply, { body: 'Another answer.' })
    },
  },
})
