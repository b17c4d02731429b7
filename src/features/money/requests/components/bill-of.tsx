import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import { overOrUnder } from '../rules.ts'

/** How what was billed stands against the estimate: "Estimate $200.00, billed $230.00: $30.00 over". */
export function BillOf({ estimate, billed }: { estimate: number; billed: number }) {
  const { i18n } = useLingui()
  const [asked, came, how] = [formatCents(estimate), formatCents(billed), i18n._(overOrUnder(estimate, billed))]
  return (
    <span className="figures">
      <Trans>
        Estimate {asked}, billed {came}: {how}
      </Trans>
    </span>
  )
}
