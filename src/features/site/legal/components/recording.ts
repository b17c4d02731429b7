// Who has to agree before a talk is recorded, state by state. Compared on the day below with published tables of these
// statutes; the statutes themselves were not read. Where tables or courts disagree the row says so.

/** The day on which every row was last gone through. */
export const checkedOn = '2026-11-21'

/**
 * `one`: one of those who talk may record; `all`: everybody has to agree; `mixed`: it depends on how you talk;
 * `disputed`: statutes, courts or the tables disagree.
 */
export type Consent = 'one' | 'all' | 'mixed' | 'disputed'

/** What a row adds to its rule. The words stand in ./recording-words.ts. */
export type Extra = 'phone_all' | 'person_all' | 'civil_phone' | 'participant' | 'two_statutes' | 'no_statute' | 'told'

export interface RecordingRule {
  consent: Consent
  /** The statute as lawyers cite it. */
  cite: string
  extra?: Extra
}

const one = (cite: string): RecordingRule => ({ consent: 'one', cite })
const all = (cite: string, extra?: Extra): RecordingRule => ({ consent: 'all', cite, ...(extra ? { extra } : {}) })

/** By postal code: the fifty states and the District. For the territories nothing was compared. */
export const recording: Readonly<Record<string, RecordingRule>> = {
  AL: one('Ala. Code § 13A-11-30'),
  AK: one('Alaska Stat. § 42.20.310'),
  AZ: one('Ariz. Rev. Stat. § 13-3005'),
  AR: one('Ark. Code § 5-60-120'),
  CA: all('Cal. Penal Code § 632'),
  CO: one('Colo. Rev. Stat. § 18-9-303'),
  CT: { consent: 'mixed', cite: 'Conn. Gen. Stat. § 52-570d', extra: 'civil_phone' },
  DE: { consent: 'disputed', cite: '11 Del. C. § 2402; 11 Del. C. § 1335', extra: 'two_statutes' },
  DC: one('D.C. Code § 23-542'),
  FL: all('Fla. Stat. § 934.03'),
  GA: one('O.C.G.A. § 16-11-66'),
  HI: one('Haw. Rev. Stat. § 803-42'),
  ID: one('Idaho Code § 18-6702'),
  IL: all('720 ILCS 5/14-2'),
  IN: one('Ind. Code § 35-31.5-2-176'),
  IA: one('Iowa Code § 808B.2'),
  KS: one('Kan. Stat. § 21-6101'),
  KY: one('Ky. Rev. Stat. § 526.020'),
  LA: one('La. Rev. Stat. § 15:1303'),
  ME: one('15 Me. Rev. Stat. § 710'),
  MD: all('Md. Code, Cts. & Jud. Proc. § 10-402'),
  MA: all('Mass. Gen. Laws ch. 272, § 99'),
  MI: { consent: 'disputed', cite: 'Mich. Comp. Laws § 750.539c', extra: 'participant' },
  MN: one('Minn. Stat. § 626A.02'),
  MS: one('Miss. Code § 41-29-531'),
  MO: one('Mo. Rev. Stat. § 542.402'),
  MT: all('Mont. Code § 45-8-213', 'told'),
  NE: one('Neb. Rev. Stat. § 86-290'),
  NV: { consent: 'mixed', cite: 'Nev. Rev. Stat. § 200.620', extra: 'phone_all' },
  NH: all('N.H. Rev. Stat. § 570-A:2'),
  NJ: one('N.J. Stat. § 2A:156A-4'),
  NM: one('N.M. Stat. § 30-12-1'),
  NY: one('N.Y. Penal Law §§ 250.00, 250.05'),
  NC: one('N.C. Gen. Stat. § 15A-287'),
  ND: one('N.D. Cent. Code § 12.1-15-02'),
  OH: one('Ohio Rev. Code § 2933.52'),
  OK: one('13 Okla. Stat. § 176.4'),
  OR: { consent: 'mixed', cite: 'Or. Rev. Stat. § 165.540', extra: 'person_all' },
  PA: all('18 Pa. C.S. §§ 5703, 5704'),
  RI: one('R.I. Gen. Laws § 11-35-21'),
  SC: one('S.C. Code § 17-30-30'),
  SD: one('S.D. Codified Laws § 23A-35A-20'),
  TN: one('Tenn. Code § 39-13-601'),
  TX: one('Tex. Penal Code § 16.02'),
  UT: one('Utah Code § 77-23a-4'),
  VT: { consent: 'disputed', cite: '', extra: 'no_statute' },
  VA: one('Va. Code § 19.2-62'),
  WA: all('Wash. Rev. Code § 9.73.030'),
  WV: one('W. Va. Code § 62-1D-3'),
  WI: one('Wis. Stat. § 968.31'),
  WY: one('Wyo. Stat. § 7-3-702'),
}

/** Of the United States as a whole: one of those who talk may record. */
export const federal: RecordingRule = one('18 U.S.C. § 2511(2)(d)')
