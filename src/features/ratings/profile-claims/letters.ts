import { letter } from '#kernel/letter.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Mail } from '#ports/mail/port.ts'

/** To an address at a court or a firm: the code. The text says that a person who did not ask for it need not do anything. */
export function letterWithCode(to: string, appName: string, code: string): Mail {
  return letter(to, msg`Your code for ${{ appName }}`, [
    msg`Somebody who is signed in to ${{ appName }} says that this address is theirs, to claim a profile there.`,
    '',
    msg`If it was you, the code is:`,
    '',
    `    ${code.slice(0, 4)} ${code.slice(4)}`,
    '',
    msg`It counts for 30 minutes.`,
    '',
    msg`If it was not you, do nothing and give the code to nobody. Without it nothing happens.`,
    '',
  ])
}

const decided: Readonly<Record<'granted' | 'refused' | 'revoked', Text>> = {
  granted: msg`Your claim was granted. You can reply to ratings and make one statement. It changes no rating and no score.`,
  refused: msg`Your claim was not granted.`,
  revoked: msg`Your claim was taken back. What you said under ratings is not shown any more.`,
}

/** To the address of the claimant's account: the decision. Only the site says which profile it is about. */
export function letterOfDecision(
  to: string,
  { appName, appUrl }: { appName: string; appUrl: string },
  became: keyof typeof decided,
  reason: string | null,
): Mail {
  const why = became === 'granted' || reason === null ? [] : [msg`The reason:`, '', reason, '']
  return letter(to, msg`Your claim at ${{ appName }}`, [
    decided[became],
    '',
    ...why,
    msg`It stands on this page once you are signed in:`,
    `${appUrl}/claim`,
    '',
  ])
}
