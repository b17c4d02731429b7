import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoParagraphs } from './demo.ts'
import { service } from './service.ts'

export const ordersInForce = feature('evidence/orders-in-force', {
  calls,
  service,
  provides: [fill(demoOfCase, putDemoParagraphs)],
  pages: [{ path: '/documents', query: 'orders', page: 'orders' }],
})
