import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const outbox = feature('accounts/outbox', {
  calls,
  // A person who can read it can open any account: only where there is no mail server and nobody real.
  service: ({ mail, appUrl, config }) =>
    service({
      mail,
      appUrl,
      isOpen: config.smtpUrl === '' && (config.demo || config.isDevelopment),
      isForDemoAlone: config.isPublicDemo,
    }),
  pages: [{ path: '/outbox', page: 'outbox', out: true }],
  exports,
})
