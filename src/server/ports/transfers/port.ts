/**
 * What parents are offered for a payment between them: to record one that was made elsewhere, to save a link to their own bank or payment
 * app, and to attach a proof.
 */
export type TransferWay = 'record' | 'link' | 'proof'

/**
 * How payments between parents are made, and what their pages offer for it. No part of it moves money, by design: who takes money from one
 * person to pass it on to another is a money transmitter, with a license of each state and a registration with FinCEN (18 U.S.C. 1960; 31
 * C.F.R. 1010.100(ff)(5)), and Stripe serves no transfers between persons (its list of restricted businesses: money transmitters). A
 * provider that is licensed for it is added here, with what it offers, and starts only where `TRANSFERS_APPROVAL` names its license and who
 * approved it.
 *
 * The receiver's confirmation is no part of it: no provider can say in their place that money arrived.
 */
export interface Transfers {
  readonly offers: ReadonlySet<TransferWay>
}
