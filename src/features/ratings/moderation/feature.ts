import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { desk, type Needs as DeskNeeds } from './desk.ts'
import { type Needs, service } from './service.ts'

export const moderation = (needs: Omit<Needs, 'desk'> & DeskNeeds) => feature('moderation', calls, service({ ...needs, desk: desk(needs) }))
