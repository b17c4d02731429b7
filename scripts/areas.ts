/** The unit that a file of src/ belongs to: a feature as `area/feature`, a folder of server/, else the folder of src/. */
export function unitOf(file: string): string {
  const [, folder, name, feature] = file.split('/')
  if (folder === 'features') return `${name!}/${feature!}`
  return folder === 'server' ? name! : folder!
}

/** The area, or folder, of a unit. */
export const areaOf = (unit: string) => unit.split('/')[0]!

const base = ['kernel', 'domain', 'ports', 'access', 'http', 'feature', 'live', 'map', 'web']
const below: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  domain: ['kernel'],
  // Runs without the platform: in a folder that someone was handed.
  verifier: ['kernel', 'domain'],
  ports: ['kernel', 'domain'],
  map: ['kernel', 'domain'],
  access: ['kernel', 'domain', 'ports'],
  http: ['kernel', 'domain', 'ports', 'access', 'map'],
  feature: ['kernel', 'domain', 'ports', 'access', 'http', 'map'],
  live: ['kernel', 'domain', 'ports', 'access', 'http', 'feature'],
  web: ['kernel', 'domain', 'http', 'map'],
  accounts: base,
  shell: [...base, 'accounts'],
  directory: [...base, 'accounts', 'shell'],
  ratings: [...base, 'accounts', 'shell', 'directory'],
  // The people and courts of a case are linked to the public directory.
  case: [...base, 'accounts', 'shell', 'directory'],
  schedule: [...base, 'accounts', 'shell', 'directory', 'case'],
  // A message can name an event, a swap or an order.
  messages: [...base, 'accounts', 'shell', 'directory', 'case', 'schedule'],
  // What parents owe each other can name an event, an order and a message.
  money: [...base, 'accounts', 'shell', 'directory', 'case', 'schedule', 'messages'],
  // What proves something in a case can name a message, an exchange and an order.
  evidence: [...base, 'accounts', 'shell', 'directory', 'case', 'schedule', 'messages'],
  staff: [...base, 'accounts', 'shell', 'directory', 'ratings', 'case', 'schedule', 'messages', 'money', 'evidence'],
  site: [...base, 'accounts', 'shell', 'directory', 'ratings', 'case', 'schedule', 'messages', 'money', 'evidence'],
  demo: [...base, 'accounts', 'shell', 'directory', 'ratings', 'case', 'schedule', 'messages', 'money', 'evidence', 'staff', 'site'],
}

/** What an area may use, besides itself. `app` puts all together and may use everything. */
export const areasBelow = (area: string): ReadonlySet<string> => new Set(area === 'app' ? [...Object.keys(below), 'app'] : below[area])

/** The areas of src/features, each after those that it may use. */
export const featureAreas: readonly string[] = [
  'accounts',
  'directory',
  'ratings',
  'case',
  'schedule',
  'messages',
  'money',
  'evidence',
  'staff',
  'site',
]
