import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'
import { answerSource } from './source.ts'
import { unreadSource } from './unread.ts'

export const answers = feature('case/answers', {
  calls,
  service: (deps) => service({ ...deps, sources: deps.all(answerSource), unread: deps.all(unreadSource) }),
})
