import { demoOfCase, timelineLane } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoOrders } from './demo.ts'
import { orderLane } from './lane.ts'
import { service } from './service.ts'

export const orders = feature('case/orders', {
  calls,
  service,
  scopes: [
    {
      name: 'orders',
      position: 60,
      label: 'Orders in force',
      usualFor: ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator'],
    },
  ],
  provides: [fill(demoOfCase, putDemoOrders), fill(timelineLane, orderLane)],
})
