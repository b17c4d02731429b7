import { joinedAnotherCase } from '#accounts/subscriptions/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'
import { joinedAnother } from './store.seats.ts'

export const cases = feature('case/cases', {
  calls,
  service,
  provides: [provide(joinedAnotherCase, (deps) => (person) => deps.cases.asActor(person, joinedAnother))],
  exports,
  scopes: [
    { name: 'children', position: 70, label: 'Children', usualFor: 'all' },
    { name: 'case', position: 80, label: 'Case details, contacts and tasks', usualFor: ['attorney'] },
  ],
})
