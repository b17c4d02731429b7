import { conclude } from '../found.ts'
import { runTests } from '../deep-tests.ts'

// 500 uploads of up to 64 MiB through a line that breaks, and one on a server that is killed five times; five of 1 GiB in full.
conclude('files', runTests(['src/features/case/files/interrupted.slow.test.ts'], process.argv.includes('--small')))
