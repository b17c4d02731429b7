import { look } from '#domain/screening/model/served.ts'
import { policyVersion } from '#domain/screening/types.ts'
import { screenTexts, type TextsScreening } from '#domain/screening/texts.ts'
import type { Role } from '#directory/professionals/contract.ts'
import type { Finding } from '#ratings/reviews/contract.ts'
import type { Said } from './contract.ts'

export { policyVersion }

/** The result of screening a rating, in the contract's terms. */
export interface Screened {
  verdict: 'publish' | 'hold' | 'edit' | 'block'
  findings: Finding[]
  /** The checks that hold it, with their versions: "C4.1". */
  heldFor: string[]
  isHearsay: boolean
}

const toFindings = ({ findings }: TextsScreening): Finding[] =>
  findings.map(({ field, check, version, span, reason, action, rewrites }) => ({
    field,
    check,
    version,
    span: [...span],
    reason,
    action,
    rewrites: rewrites.map(({ text }) => ({ text })),
  }))

/** Screens a rating on the server, with the model. The page screens with the word lists alone while the author types. */
export function screenRating(said: Said, rated: { name: string; role: Role }): Screened {
  const screened = screenTexts(
    said,
    { name: rated.name, role: rated.role },
    { criteria: said.criteria, isOngoing: said.outcome === 'ongoing' },
    look,
  )
  const { action, isHearsayOnly } = screened
  const holding = screened.findings.filter((finding) => finding.action === 'hold')
  return {
    // A nudge is advice to the author and does not stop the rating.
    verdict: action === 'nudge' ? 'publish' : action,
    findings: toFindings(screened),
    heldFor: [...new Set(holding.map(({ check, version }) => `${check}.${version}`))].toSorted(),
    isHearsay: isHearsayOnly,
  }
}
