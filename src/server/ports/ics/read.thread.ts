import type { ReadOptions } from './port.ts'
import { readCalendar } from './read.ts'

/** The threads of ical.ts. */
export const read = ({ text, options }: { text: string; options: ReadOptions }) => readCalendar(text, options)
