import { english } from './english.ts'
import { msg } from './text.ts'

/** Browsers by the mark in a `User-Agent` header, the likelier reading first, and where each says its version. */
const browsers = [
  ['Edg', 'Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['OPR', 'Opera', /\bOPR\/(\d{1,4})/],
  ['SamsungBrowser', 'Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', 'Firefox', /\bFirefox\/(\d{1,4})/],
  ['FxiOS', 'Firefox', /\bFxiOS\/(\d{1,4})/],
  ['CriOS', 'Chrome', /\bCriOS\/(\d{1,4})/],
  ['Chrome', 'Chrome', /\b(?:Headless)?Chrome\/(\d{1,4})/],
  ['Safari', 'Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

const browserIn = (agent: string) => browsers.find(([mark]) => agent.includes(mark))

/** A browser by its `User-Agent` header, only as precise as people need to recognize their own devices: "Firefox on Windows". On the server only. */
export function deviceOf(agent: string): string {
  const browser = browserIn(agent)?.[1] ?? english(msg`A browser`)
  const system = systems.find(([mark]) => agent.includes(mark))?.[1]
  return system ? english(msg`${{ browser }} on ${{ system }}`) : browser
}

/** Family and major version of a browser: `Firefox 151`; `another` where they are not known. Never more of the header than that. */
export function browserOf(agent: string): string {
  const [, family, version] = browserIn(agent) ?? []
  const major = version?.exec(agent)?.[1]
  return major === undefined ? 'another' : `${family} ${major}`
}
