import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const templates = feature('evidence/templates', {
  calls,
  service,
  pages: [{ path: '/documents', query: 'template', page: 'templates' }],
})
