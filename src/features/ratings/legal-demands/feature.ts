import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { service } from './service.ts'

export const legalDemands = feature('ratings/legal-demands', { closesWith: 'takedown', calls, service, pages: [], exports })
