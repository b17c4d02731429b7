import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { noteAnswers, takeReport } from './bounces.ts'
import { exports } from './feature.exports.ts'
import { serveMail } from './routes.ts'
import { service, stop } from './service.ts'

export const mailed = feature('messages/mailed', {
  // A message is what is mailed.
  closesWith: 'messages',
  calls,
  service,
  jobs: (deps) => [{ name: 'mailed.note', every: 5000, run: () => noteAnswers(deps) }],
  routes: (scope, deps) =>
    serveMail(scope, {
      stop: (token) => stop(deps, token),
      take: (raw) => takeReport(deps, raw),
      secret: deps.config.bounceSecret,
      limiter: deps.limiter,
      isOff: deps.isOff,
    }),
  // Nobody who reads it has an account, or needs one.
  pages: [{ path: '/for-you', page: 'for-you', out: true }],
  exports,
})
