import { conclude } from '../found.ts'
import { runTests } from '../deep-tests.ts'

// 10,000 ratings from 10,000 addresses, and then every file of the database is searched for a trace of them.
conclude('anonymity', runTests(['test/anonymity.slow.test.ts'], process.argv.includes('--small')))
