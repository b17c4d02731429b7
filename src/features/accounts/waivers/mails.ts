// Mails about an application. Others may see the screen or the inbox: no word in them says what it is about.
import { dayOfMail } from '#kernel/dates.ts'
import { letter } from '#kernel/letter.ts'
import { msg } from '#kernel/text.ts'
import type { Mail } from '#ports/mail/port.ts'

export const waiverMails = {
  answered: (to: string): Mail =>
    letter(to, msg`We answered your request`, [msg`Open your settings the way you always do to read the answer.`]),
  ends: (to: string, on: Date): Mail =>
    letter(to, msg`Your plan ends soon`, [
      msg`Your plan is free until ${{ day: dayOfMail(on) }}. Nothing is charged after that day, and nothing you have is locked or deleted.`,
      msg`To ask for another year, open your settings the way you always do. It takes one press.`,
    ]),
}
