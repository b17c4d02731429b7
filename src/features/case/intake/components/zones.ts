/**
 * The time zones in use in each state and territory (IANA tz database, zone1970.tab and its backward links), the one of
 * most people first.
 */
const [east, central, mountain, pacific] = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']

const zones: Readonly<Record<string, readonly string[]>> = {
  AL: [central],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', mountain],
  AR: [central],
  CA: [pacific],
  CO: [mountain],
  FL: [east, central],
  HI: ['Pacific/Honolulu'],
  ID: ['America/Boise', pacific],
  IL: [central],
  IN: ['America/Indiana/Indianapolis', central],
  IA: [central],
  KS: [central, mountain],
  KY: [east, central],
  LA: [central],
  MI: ['America/Detroit', central],
  MN: [central],
  MS: [central],
  MO: [central],
  MT: [mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  NM: [mountain],
  ND: [central, mountain],
  OK: [central],
  OR: [pacific, 'America/Boise'],
  SD: [central, mountain],
  TN: [central, east],
  TX: [central, mountain],
  UT: [mountain],
  WA: [pacific],
  WI: [central],
  WY: [mountain],
  AS: ['Pacific/Pago_Pago'],
  GU: ['Pacific/Guam'],
  MP: ['Pacific/Guam'],
  PR: ['America/Puerto_Rico'],
  VI: ['America/Puerto_Rico'],
}

/** The zones of a state, the most likely first; Eastern time for a state that is not listed. */
export const zonesOf = (state: string): readonly [string, ...string[]] => (zones[state] ?? [east]) as readonly [string, ...string[]]

/** "America/New_York" as people say it: "New York". */
export const zoneName = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')
