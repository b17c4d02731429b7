/** A time as a statute counts it; `unit` is one of Intl.NumberFormat. */
export interface Time {
  count: number
  unit: 'day' | 'week' | 'month' | 'year'
}

/** What a state's law says about a divorce, each with its citation. Rules that we could not check are left out. */
export interface StateRules {
  /** How long someone must usually have lived in the state before filing, and in some in the county too. */
  lived?: { state: Time; county?: Time; citation: string }
  /** How long a divorce takes at the least. */
  waiting?: { time: Time; from: 'filing' | 'service'; citation: string }
  /** If the law sends parents to a class about children and separation. */
  parentClass?: { citation: string }
}

/** The day up to which these were checked. */
export const checkedOn = '2026-11-01'

const days = (count: number): Time => ({ count, unit: 'day' })
const weeks = (count: number): Time => ({ count, unit: 'week' })
const months = (count: number): Time => ({ count, unit: 'month' })
const year: Time = { count: 1, unit: 'year' }
const lived = (citation: string, state: Time, county?: Time) => ({ lived: { state, ...(county && { county }), citation } })
const waiting = (citation: string, time: Time, from: 'filing' | 'service') => ({ waiting: { time, from, citation } })
const parentClass = (citation: string) => ({ parentClass: { citation } })

// There are many exceptions, and the page says so. If a time is longer for families with children, the longer one is listed.
export const stateRules: Readonly<Record<string, StateRules>> = {
  AL: waiting('Ala. Code 30-2-8.1', days(30), 'filing'),
  AZ: {
    ...lived('A.R.S. 25-312', days(90)),
    ...waiting('A.R.S. 25-329', days(60), 'service'),
    ...parentClass('A.R.S. 25-352'),
  },
  AR: { ...lived('Ark. Code 9-12-307', days(60)), ...waiting('Ark. Code 9-12-310', days(30), 'filing') },
  CA: { ...lived('Cal. Fam. Code 2320', months(6), months(3)), ...waiting('Cal. Fam. Code 2339', months(6), 'service') },
  CO: lived('C.R.S. 14-10-106', days(91)),
  DC: lived('D.C. Code 16-902', months(6)),
  DE: lived('13 Del. C. 1504', months(6)),
  FL: {
    ...lived('Fla. Stat. 61.021', months(6)),
    ...waiting('Fla. Stat. 61.19', days(20), 'filing'),
    ...parentClass('Fla. Stat. 61.21'),
  },
  GA: { ...lived('O.C.G.A. 19-5-2', months(6)), ...waiting('O.C.G.A. 19-5-3(13)', days(30), 'service') },
  ID: lived('Idaho Code 32-701', weeks(6)),
  IL: { ...lived('750 ILCS 5/401(a)', days(90)), ...parentClass('Ill. S. Ct. Rule 924') },
  IN: { ...lived('Ind. Code 31-15-2-6', months(6), months(3)), ...waiting('Ind. Code 31-15-2-10', days(60), 'filing') },
  IA: { ...lived('Iowa Code 598.5', year), ...waiting('Iowa Code 598.19', days(90), 'service') },
  KS: { ...lived('K.S.A. 23-2703', days(60)), ...waiting('K.S.A. 23-2708', days(60), 'filing') },
  KY: { ...lived('KRS 403.140', days(180)), ...waiting('KRS 403.044', days(60), 'service') },
  MI: { ...lived('MCL 552.9', days(180), days(10)), ...waiting('MCL 552.9f', months(6), 'filing') },
  MN: lived('Minn. Stat. 518.07', days(180)),
  MS: lived('Miss. Code 93-5-5', months(6)),
  MO: { ...lived('Mo. Rev. Stat. 452.305.1', days(90)), ...waiting('Mo. Rev. Stat. 452.305.1', days(30), 'filing') },
  NE: { ...lived('Neb. Rev. Stat. 42-349', year), ...waiting('Neb. Rev. Stat. 42-363', days(60), 'service') },
  NV: lived('NRS 125.020', weeks(6)),
  NJ: { ...lived('N.J.S.A. 2A:34-10', year), ...parentClass('N.J.S.A. 2A:34-12.3') },
  NM: lived('N.M. Stat. 40-4-5', months(6)),
  NC: lived('N.C.G.S. 50-8', months(6)),
  ND: lived('N.D.C.C. 14-05-17', months(6)),
  OH: { ...lived('Ohio R.C. 3105.03', months(6)), ...waiting('Ohio Civ.R. 75(K)', days(42), 'service') },
  OK: {
    ...lived('43 O.S. 102, 103', months(6), days(30)),
    ...waiting('43 O.S. 107.1', days(90), 'filing'),
    ...parentClass('43 O.S. 107.2'),
  },
  PA: lived('23 Pa.C.S. 3104(b)', months(6)),
  SD: waiting('SDCL 25-4-34', days(60), 'service'),
  TN: { ...waiting('Tenn. Code 36-4-101(b)', days(90), 'filing'), ...parentClass('Tenn. Code 36-6-408') },
  TX: { ...lived('Tex. Fam. Code 6.301', months(6), days(90)), ...waiting('Tex. Fam. Code 6.702', days(60), 'filing') },
  VA: lived('Va. Code 20-97', months(6)),
  WA: waiting('RCW 26.09.030', days(90), 'service'),
  WI: { ...lived('Wis. Stat. 767.301', months(6), days(30)), ...waiting('Wis. Stat. 767.335(1)', days(120), 'service') },
  WY: { ...lived('Wyo. Stat. 20-2-107', days(60)), ...waiting('Wyo. Stat. 20-2-108', days(20), 'filing') },
}
