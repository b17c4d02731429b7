import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const answers = (needs: Needs) => feature('answers', calls, service(needs))
