import { loadParameters, type Parameter } from './parameters.ts'

/** How a state counts interest on support that is overdue. All of them are simple interest. */
export interface SupportInterest {
  /** Hundredths of a percent a year. */
  rate: number
  /** Days after the due day from which a payment bears interest. */
  startsAfter: number
  /** Interest is on what is above one month's support alone. */
  isAboveOneMonth: boolean
  /** It accrues on a judgment for arrears, and not on arrears by themselves: none is computed here. */
  isOnJudgments: boolean
}

/** States without a row: no rate is known here, and a parent enters that of their order. */
export const supportInterest: ReadonlyMap<string, readonly Parameter<SupportInterest>[]> = loadParameters('support_interest', [
  {
    state: 'CA',
    value: { rate: 1_000, startsAfter: 0, isAboveOneMonth: false, isOnJudgments: false },
    from: '1983-07-01',
    until: null,
    citation: 'Cal. Code Civ. Proc. §§ 685.010(a), 685.020(b)',
    checkedOn: null,
    words:
      'Interest accrues at the rate of 10 percent per annum on the principal amount of a money judgment remaining unsatisfied. … if a money judgment is payable in installments, interest commences to accrue as to each installment on the date the installment becomes due.',
  },
  {
    state: 'TX',
    value: { rate: 600, startsAfter: 31, isAboveOneMonth: true, isOnJudgments: false },
    from: '2002-01-01',
    // A bill of 2025 (H.B. 4213) has another rate from 2026 on. Until someone has read the code as it is now, no rate is given from there.
    until: '2025-12-31',
    citation: 'Tex. Fam. Code §§ 157.265(a), 157.266(a)',
    checkedOn: null,
    words:
      'Interest accrues on the portion of delinquent child support that is greater than the amount of the monthly periodic support obligation at the rate of six percent simple interest per year … A child support payment is delinquent for the purpose of accrual of interest if the payment is not received before the 31st day after the payment date stated in the order',
  },
  {
    state: 'NY',
    value: { rate: 900, startsAfter: 0, isAboveOneMonth: false, isOnJudgments: true },
    from: '1981-06-25',
    until: null,
    citation: 'N.Y. C.P.L.R. § 5004(a); Fam. Ct. Act § 460(1)',
    checkedOn: null,
    words: 'Interest shall be at the rate of nine per centum per annum, except where otherwise provided by statute',
  },
])
