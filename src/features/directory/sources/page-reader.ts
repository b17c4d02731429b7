import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * What reads pages of HTML, loaded at the first page. It is 190 modules, which take a tenth of a server's start, and a server reads a
 * roster once a day at most.
 */
export const pageReader = (): typeof import('cheerio') => require('cheerio') as typeof import('cheerio')
