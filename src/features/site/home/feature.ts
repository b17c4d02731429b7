import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const home = feature('site/home', {
  calls,
  service: ({ isOff, config }) => service({ isOff, toolsClosed: config.toolsClosed }),
  pages: [
    { path: '/', page: 'landing', out: true, guest: true },
    { path: '/landing', page: 'landing', out: true },
    { path: '/casebalance', page: 'coming', out: true },
    { path: '/case-balance', page: 'coming', out: true },
    { path: '/platform-demo', page: 'demo', out: true, label: 'Platform demo' },
  ],
})
