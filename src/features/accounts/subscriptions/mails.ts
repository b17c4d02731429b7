// Mails about the plan. Others may see the screen or the inbox: no word in them says what the plan is for.
import { dayOfMail } from '#kernel/dates.ts'
import { letter } from '#kernel/letter.ts'
import { msg } from '#kernel/text.ts'
import type { Mail } from '#ports/mail/port.ts'
import { invoiceNumber } from './rules.ts'
import { formatCents } from '#domain/money/cents.ts'

interface Paid {
  number: number
  cents: number
  from: Date
  to: Date
}

/** @param plan what the plan is called @param statement what the card statement says */
export const planMails = (plan: string, statement: string) => ({
  receipt: (to: string, { number, cents, ...term }: Paid): Mail =>
    letter(to, msg`Your receipt`, [
      msg`${{ plan }}: ${{ amount: formatCents(cents) }}, paid.`,
      msg`From ${{ first: dayOfMail(term.from) }} to ${{ last: dayOfMail(term.to) }}. Invoice ${{ number: invoiceNumber(number) }}.`,
      msg`Your card statement says “${{ statement }}”.`,
    ]),
  refunded: (to: string, cents: number): Mail =>
    letter(to, msg`Your refund`, [
      msg`${{ plan }}: ${{ amount: formatCents(cents) }} goes back to your card. Banks take 5 to 10 days.`,
      msg`The plan has ended, and nothing more is charged.`,
    ]),
  sponsored: (to: string): Mail =>
    letter(to, msg`A payment for your plan`, [
      msg`${{ plan }}: someone paid a term for you. Nothing is charged to you.`,
      msg`Open your settings the way you always do to see until when, or to refuse it.`,
    ]),
  sponsoredEnds: (to: string, on: Date): Mail =>
    letter(to, msg`Your plan ends soon`, [
      msg`${{ plan }}: the term that someone paid for you ends on ${{ day: dayOfMail(on) }}. It doesn’t renew, and nothing is charged.`,
      msg`Nothing you have is locked or deleted.`,
    ]),
  late: (to: string): Mail =>
    letter(to, msg`A payment didn’t go through`, [
      msg`${{ plan }}: your card was declined. We try again in the next days.`,
      msg`Nothing you have is locked or deleted. If the card has expired, choose the plan again with another card.`,
    ]),
  renews: (to: string, cents: number, on: Date): Mail =>
    letter(to, msg`A renewal is coming up`, [
      msg`${{ plan }}: it renews on ${{ day: dayOfMail(on) }} for ${{ amount: formatCents(cents) }}, for one year.`,
      msg`To stop it, open your settings the way you always do and cancel before that day. It takes two clicks.`,
    ]),
  price: (to: string, { cents, on }: { cents: number; on: Date }): Mail =>
    letter(to, msg`A price changes`, [
      msg`${{ plan }}: the price becomes ${{ amount: formatCents(cents) }} on ${{ day: dayOfMail(on) }}.`,
      msg`Nothing is charged unless you agree. To agree, open your settings the way you always do. If you do nothing, the plan ends on that day.`,
    ]),
})
