/**
 * How long a divorce takes at least, where the statute names a number of days and we could check it with its citation;
 * every other state has none here. Exceptions are many: the page says so, and sends to the clerk.
 */
export interface Waiting {
  days: number
  from: 'filing' | 'service'
  citation: string
}

/** The day up to which these were checked. */
export const checkedOn = '2026-11-01'

export const waiting: Readonly<Record<string, Waiting>> = {
  AL: { days: 30, from: 'filing', citation: 'Ala. Code 30-2-8.1' },
  AZ: { days: 60, from: 'service', citation: 'A.R.S. 25-329' },
  AR: { days: 30, from: 'filing', citation: 'Ark. Code 9-12-310' },
  FL: { days: 20, from: 'filing', citation: 'Fla. Stat. 61.19' },
  GA: { days: 30, from: 'service', citation: 'O.C.G.A. 19-5-3(13)' },
  IN: { days: 60, from: 'filing', citation: 'Ind. Code 31-15-2-10' },
  IA: { days: 90, from: 'service', citation: 'Iowa Code 598.19' },
  KS: { days: 60, from: 'filing', citation: 'K.S.A. 23-2708' },
  MO: { days: 30, from: 'filing', citation: 'Mo. Rev. Stat. 452.305.1' },
  NE: { days: 60, from: 'service', citation: 'Neb. Rev. Stat. 42-363' },
  SD: { days: 60, from: 'service', citation: 'SDCL 25-4-34' },
  TX: { days: 60, from: 'filing', citation: 'Tex. Fam. Code 6.702' },
  WI: { days: 120, from: 'service', citation: 'Wis. Stat. 767.335(1)' },
  WY: { days: 20, from: 'filing', citation: 'Wyo. Stat. 20-2-108' },
}
