import type { Mail } from '#ports/mail/port.ts'

/** To an address at a court or a firm: the code. The text says that a person who did not ask for it need not do anything. */
export function letterWithCode(to: string, appName: string, code: string): Mail {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  return {
    to,
    subject: `Your code for ${appName}`,
    text:
      `Somebody who is signed in to ${appName} says that this address is theirs, to claim a profile there.\n\n` +
      `If it was you, the code is:\n\n    ${spaced}\n\nIt counts for 30 minutes.\n\n` +
      `If it was not you, do nothing and give the code to nobody. Without it nothing happens.\n`,
  }
}

/** To the address of the claimant's account: the decision. Only the site says which profile it is about. */
export function letterOfDecision(
  to: string,
  { appName, appUrl }: { appName: string; appUrl: string },
  became: 'granted' | 'refused' | 'revoked',
  reason: string | null,
): Mail {
  const said = {
    granted: 'Your claim was granted. You can reply to ratings and make one statement. It changes no rating and no score.',
    refused: 'Your claim was not granted.',
    revoked: 'Your claim was taken back. What you said under ratings is not shown any more.',
  }
  const why = became === 'granted' || reason === null ? '' : `The reason:\n\n${reason}\n\n`
  return {
    to,
    subject: `Your claim at ${appName}`,
    text: `${said[became]}\n\n${why}It stands on this page once you are signed in:\n${appUrl}/claim\n`,
  }
}
