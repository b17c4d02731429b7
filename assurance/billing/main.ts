import { conclude } from '../found.ts'
import { runTests } from '../deep-tests.ts'

// 10,000 deliveries of the payment provider's events, with every fault, compared with the provider's own books.
conclude('billing', runTests(['src/features/accounts/subscriptions/deliveries.test.ts'], process.argv.includes('--small')))
