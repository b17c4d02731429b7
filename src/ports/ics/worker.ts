import { parentPort, workerData } from 'node:worker_threads'
import type { ReadOptions } from './port.ts'
import { readCalendar } from './read.ts'

// A thread that reads one calendar (ical.ts starts it) and ends.
const { text, options } = workerData as { text: string; options: ReadOptions }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
parentPort?.postMessage(readCalendar(text, options))
