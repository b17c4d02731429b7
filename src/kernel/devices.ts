const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
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

/** A browser by its `User-Agent` header, as coarse as one's own devices can still be told apart: "Firefox on Windows". */
export function deviceOf(agent: string): string {
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1] ?? 'A browser'
  const system = systems.find(([mark]) => agent.includes(mark))?.[1]
  return system ? `${browser} on ${system}` : browser
}
