import { anybody, twoOf } from '#test/support/keyed.ts'
import { newPerson } from '#test/support/family.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'support.file': 'everybody',
    'support.look': 'everybody',
    'support.attach': 'everybody',
    'support.mine': 'signedIn',
    'support.fileMine': 'signedIn',
    'support.attachMine': 'signedIn',
    'support.queue': 'supportDesk',
    'support.ticket': 'supportDesk',
    'support.answer': 'supportDesk',
    'support.close': 'supportDesk',
    'support.escalate': 'supportDesk',
    'support.note': 'supportDesk',
    'support.facts': 'supportDesk',
    'support.canned': 'supportDesk',
    'support.keepCanned': 'supportDesk',
    'support.dropCanned': 'supportDesk',
  },
  addresses: [
    ['/support', 'support/support', 'support/support', 'support/mine'],
    ['/support-admin-dashboard', 404, 404, 'support/desk'],
  ],
  repeats: {
    '/api/support': async ({ backend }) => ({
      who: anybody(backend),
      first: { body: { kind: 'review', message: 'How long does a review wait before it is shown?', way: 'here' } },
      other: { body: { kind: 'review', message: 'How long does a review wait? And who reads it?', way: 'here' } },
    }),
    '/api/support/mine': async ({ backend }) => {
      const body = { kind: 'using', message: 'Where do I find my own ratings again, please?' }
      return twoOf(await newPerson(backend), {}, body, { message: 'Where do I find what I wrote, please?' })
    },
  },
})
