// Drafts of a custodian's certificate, by the law that it is written for. They are about authenticity alone: whether what a record says is
// true, and whether it may be used, is for the court (Fed. R. Evid. 802, 401 to 403, and their like).

export const certificates = ['federal', 'TX', 'CA', 'FL'] as const
export type CertificateId = (typeof certificates)[number]

export interface CertificateRule {
  id: CertificateId
  /** Whose law, for a list. */
  name: string
  /** The rule that lets a certificate stand for a witness. */
  citation: string
  /** By which law a statement is as good as an oath. */
  oath: string
  /** How the signature begins: the words that this law asks for, or their like. */
  signature: string
  /** What has to be done before the hearing. */
  notice: string
  /** The rule about offers of settlement. */
  offers: string
  /** Where its text was read, and when: none of these is the official text. */
  source: string
  checkedOn: string
  /** The lawyer of that state who has read the draft, and when; `null`: nobody has. */
  reviewed: { by: string; on: string } | null
}

export const certificateRules: Readonly<Record<CertificateId, CertificateRule>> = {
  federal: {
    id: 'federal',
    name: 'Federal courts',
    citation: 'Fed. R. Evid. 902(11), 902(13) and 902(14)',
    oath: '28 U.S.C. § 1746',
    signature: 'I declare under penalty of perjury that the foregoing is true and correct.',
    notice:
      'Before the hearing or trial, the party that offers the record gives the other side reasonable written notice, and lets that side inspect the record and this certificate (Fed. R. Evid. 902(11)).',
    offers: 'Fed. R. Evid. 408',
    source: 'Gregory P. Joseph, jhany.com, March 26, 2018; legalclarity.org',
    checkedOn: '2026-11-28',
    reviewed: null,
  },
  TX: {
    id: 'TX',
    name: 'Texas',
    citation: 'Tex. R. Evid. 902(10) with 803(6)',
    oath: 'Tex. Civ. Prac. & Rem. Code § 132.001',
    signature: 'I declare under penalty of perjury that the foregoing is true and correct.',
    notice: 'The record and this statement are served on each other party at least 14 days before trial (Tex. R. Evid. 902(10)(A)).',
    offers: 'Tex. R. Evid. 408',
    source: 'texappblog.com',
    checkedOn: '2026-11-28',
    reviewed: null,
  },
  CA: {
    id: 'CA',
    name: 'California',
    citation: 'Cal. Evid. Code §§ 1271, 1400 and 1561',
    oath: 'Cal. Code Civ. Proc. § 2015.5',
    signature: 'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    notice: 'Ask the court, or an attorney, when and how the record and this declaration have to be served: it depends on the hearing.',
    offers: 'Cal. Evid. Code §§ 1152 and 1154',
    source: 'lawdelta.org; answers.justia.com, June 21, 2024',
    checkedOn: '2026-11-28',
    reviewed: null,
  },
  FL: {
    id: 'FL',
    name: 'Florida',
    citation: 'Fla. Stat. §§ 90.803(6)(c) and 90.902(11)',
    oath: 'Fla. Stat. § 92.525',
    signature: 'Under penalties of perjury, I declare that I have read the foregoing and that the facts stated in it are true.',
    notice:
      'The party that offers the record gives each other party reasonable written notice and makes the record available for inspection long enough before the hearing (Fla. Stat. § 90.803(6)(c)).',
    offers: 'Fla. Stat. § 90.408',
    source: 'flsenate.gov, text of SB 352 (2016); legalclarity.org',
    checkedOn: '2026-11-28',
    reviewed: null,
  },
}

/** The rule for the courts of a state, where there is a draft for it; else the federal one, which most states follow in substance. */
export const ruleOfState = (state: string): CertificateRule =>
  certificateRules[(certificates as readonly string[]).includes(state) ? (state as CertificateId) : 'federal']
