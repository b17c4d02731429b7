import { room } from '#http/bind.ts'
import type { Needs } from '#case/cases/door.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const toolkit = (needs: Needs) => room('toolkit', calls, service(needs))
