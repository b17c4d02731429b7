import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'

export const messages = feature('messages/messages', {
  calls,
  service,
  jobs,
  scopes: [
    {
      name: 'messages',
      position: 55,
      label: 'Messages',
      usualFor: ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator'],
    },
  ],
})
