import { conclude } from '../found.ts'
import { deepFiles, runTests } from '../deep-tests.ts'

// What CI tests with fewer cases, with all of them.
conclude('depth', runTests(deepFiles(), process.argv.includes('--small')))
