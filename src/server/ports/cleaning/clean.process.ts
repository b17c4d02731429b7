import { run } from './clean.ts'
import type { Work } from './work.ts'

// The process of processes.ts: it does one piece of work after the other, and ends when the server does.
process.on('message', (work: Work) => void run(work).then((answer) => process.send!(answer)))
process.on('disconnect', () => process.exit())
process.send!('ready')
