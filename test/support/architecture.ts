/** The features of each area (docs/architecture.md). */
const areas: Readonly<Record<string, string>> = {
  accounts: 'accounts security settings agreements subscriptions outbox',
  directory: 'professionals organizations sources corrections duplicates data-quality catalogue',
  ratings: 'ratings reviews scores receipts tokens moderation takedown claims bursts',
  case: 'cases coparents toolkit notices answers live',
  schedule: 'custody versions optimizer calendar events conflicts feeds exchanges trades time-records plans filings',
  staff: 'staff flags support telemetry',
  site: 'home legal-protection transparency community',
}
const areaOfFeature = new Map(Object.entries(areas).flatMap(([area, names]) => names.split(' ').map((name) => [name, area] as const)))

/** The unit that a file of src/ belongs to: a feature as `area/feature`, else the folder. */
export function unitOf(file: string): string {
  const [, folder, name, inside] = file.split('/')
  if (folder === 'rooms') return `${areaOfFeature.get(name!) ?? 'no area'}/${name!}`
  return folder === 'web' && name === 'inside' && inside !== undefined ? 'shell' : folder!
}

/** The area, or folder, of a unit. */
export const areaOf = (unit: string) => unit.split('/')[0]!

const base = ['kernel', 'domain', 'ports', 'access', 'http', 'map', 'web']
const below: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  domain: ['kernel'],
  ports: ['kernel', 'domain'],
  map: ['kernel', 'domain'],
  access: ['kernel', 'domain', 'ports'],
  http: ['kernel', 'domain', 'ports', 'access', 'map'],
  web: ['kernel', 'domain', 'http', 'map'],
  accounts: base,
  shell: [...base, 'accounts'],
  directory: [...base, 'accounts', 'shell'],
  ratings: [...base, 'accounts', 'shell', 'directory'],
  case: [...base, 'accounts', 'shell'],
  schedule: [...base, 'accounts', 'shell', 'case'],
  staff: [...base, 'accounts', 'shell', 'directory', 'ratings', 'case', 'schedule'],
  site: [...base, 'accounts', 'shell', 'directory', 'ratings', 'case', 'schedule'],
}

/** What an area may use, besides itself. `app` puts all together and may use everything. */
export const areasBelow = (area: string): ReadonlySet<string> => new Set(area === 'app' ? [...Object.keys(below), 'app'] : below[area])
