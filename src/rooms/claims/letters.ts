import type { Mail } from '../../ports/mail/port.ts'

/** To an address at a court or a firm: the code. Whoever gets it without having asked learns that nothing happens. */
export function letterWithCode(to: string, appName: string, code: string): Mail {
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`
  return {
    to,
    subject: `Your code for ${appName}`,
    text:
      `Somebody who is signed in to ${appName} says that this address is theirs, to claim a profile there.\n\n` +
      `If it was you, the code is:\n\n    ${shown}\n\nIt counts for 30 minutes.\n\n` +
      `If it was not you, do nothing and give the code to nobody. Without it nothing happens.\n`,
  }
}
