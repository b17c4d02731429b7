import { english } from '#kernel/english.ts'
import { inLines } from '#kernel/letter.ts'
import { msg } from '#kernel/text.ts'

/**
 * The mail of an invitation: neutral, without a name, for it may be read on a screen that others see. It holds no code: the
 * invitation waits for the person who signs in with this address, so that nothing that opens it stands in an address or in a mailbox.
 */
export function invitationMail({ until, address }: { until: string; address: string }) {
  return {
    subject: english(msg`An invitation for you`),
    text: inLines([
      msg`Somebody who knows this address invites you to see and answer what they share.`,
      '',
      msg`It waits until ${{ until }} for whoever signs in with this address. Sign in, or make an account with it:`,
      `${address}/sign-in?for=invitation`,
      '',
      msg`You will see who invites you, and what they share, before you accept. If you do not want this, do nothing, or decline there.`,
    ]),
  }
}
