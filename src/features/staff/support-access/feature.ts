import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { service } from './service.ts'

export const supportAccess = feature('staff/support-access', { closesWith: 'support', calls, service, pages: [], exports })
