import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { files } from './files.ts'
import { serveAgreementFiles } from './routes.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const agreements = feature('accounts/agreements', {
  calls,
  service: ({ accounts: db, clock, random }) => service({ db, clock, random }),
  routes: (scope, { accounts: db, clock, random, appUrl }, access) =>
    serveAgreementFiles(scope, { files: files({ db, clock, random }), appUrl, ...access }),
  pages: [
    { path: '/terms-required', page: 'required', out: true },
    {
      path: '/privacy-policy',
      page: 'privacy',
      out: true,
      rate: true,
      label: 'Privacy policy',
      menu: { group: 'community', position: 80 },
    },
    {
      path: '/terms-of-service',
      page: 'terms',
      out: true,
      rate: true,
      label: 'Terms of service',
      menu: { group: 'community', position: 90 },
    },
    { path: '/terms-audit', query: 'proof', page: 'proof' },
    { path: '/terms-audit', page: 'audit', label: 'Agreements', menu: { group: 'profile', position: 30 } },
  ],
  exports,
})
