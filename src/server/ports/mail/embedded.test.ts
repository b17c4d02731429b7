import { outboxOnly } from './embedded.ts'
import { mailSuite } from './suite.ts'
import { bench } from '#test/support/mail.ts'

mailSuite('only an outbox', async () => {
  const { database, deps } = await bench()
  return { mail: outboxOnly(deps), app: database.app, left: () => [], leaves: false }
})
