import type { Cases, CaseTx } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { hashOf, note } from './notes.ts'
import { mailById, mailByReturn } from './store.mails.ts'

export interface NotingDeps {
  cases: Cases
  clock: Clock
  mail: Pick<MailPort, 'answered' | 'takeAnswer' | 'readReport'>
}

const what = { sent: 'accepted', refused: 'refused', waiting: 'delayed' } as const

/** Notes what the mail server said of one mail, in one transaction with taking its answer: killed in between, the next turn does both. */
async function noteAnswer(tx: CaseTx, { mail }: Pick<NotingDeps, 'mail'>, id: string): Promise<void> {
  const answer = await mail.takeAnswer(tx, id)
  const row = answer && (await mailById(tx, id))
  if (row) await note(tx, row, what[answer.state], answer.at, answer.code)
}

/** The same for all mails that were answered about. */
export async function noteAnswers(deps: NotingDeps): Promise<void> {
  for (const id of await deps.mail.answered(100)) await deps.cases.asSystem('what became of a mail', (tx) => noteAnswer(tx, deps, id))
}

/**
 * What a bounce report did: `bounced`, once, `duplicate` after that; `delayed`, and `no_failure`, about a mail that is not given up; `no_report`,
 * which is no report at all; `unknown`, which names none of our mails; `not_sent`, a mail that no mail server has taken.
 */
export type Bounced = 'bounced' | 'duplicate' | 'delayed' | 'no_failure' | 'no_report' | 'unknown' | 'not_sent'

/** Takes a bounce report. @param raw the whole mail as it came */
export async function takeReport(deps: NotingDeps, raw: Uint8Array): Promise<Bounced> {
  const report = await deps.mail.readReport(raw)
  if (!report) return 'no_report'
  return deps.cases.asSystem('a bounce report', async (tx) => {
    const hashes = report.tokens.map(hashOf)
    const known = await mailByReturn(tx, hashes)
    if (!known) return 'unknown'
    if (report.action !== 'failed') return report.action === 'delayed' ? 'delayed' : 'no_failure'
    // A report can be faster than the next turn of noting.
    if (known.acceptedAt === null) await noteAnswer(tx, deps, known.id)
    const mail = (await mailById(tx, known.id))!
    if (mail.acceptedAt === null) return 'not_sent'
    return (await note(tx, mail, 'bounced', new Date(deps.clock()), report.status)) ? 'bounced' : 'duplicate'
  })
}
