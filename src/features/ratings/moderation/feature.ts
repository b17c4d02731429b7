import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { desk, type Deps as DeskDeps } from './desk.ts'
import { type Deps, service } from './service.ts'

export const moderation = (needs: Omit<Deps, 'desk'> & DeskDeps) => feature('moderation', calls, service({ ...needs, desk: desk(needs) }))
