import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoContacts } from './demo.ts'
import { service } from './service.ts'

export const contacts = feature('case/contacts', { closesWith: 'toolkit', calls, service, provides: [fill(demoOfCase, putDemoContacts)] })
