import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { AnyCall } from '#http/contract.ts'
import type { Db } from '#ports/db/port.ts'
import { root } from './build.ts'

const folder = path.join(root, '.cache', 'leaves')

/** Before the tests of a run: none has left a leaf yet. */
export const forgetLeaves = () => rmSync(folder, { recursive: true, force: true })

/** Writes down what the leaves of a test's database are of, before it goes. */
export async function noteLeaves(owner: Db): Promise<void> {
  const seen = await owner.transaction().execute(async (tx) => {
    await sql`set local app.reason = 'a test'`.execute(tx)
    // Of what stands in the log that both parents read: whether all read its content, or its author alone.
    const { rows } = await sql<{ verb: string; who: string }>`
      select distinct verb, case when log <> case_id or author_id is null then '' when is_shared then ' all' else ' author' end as who
      from ledger_leaf join ledger_object using (case_id, log, seq)`.execute(tx)
    return rows
  })
  if (seen.length === 0) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(path.join(folder, `${process.pid}.txt`), seen.map(({ verb, who }) => `${verb}\n${verb}${who}\n`).join(''))
}

/** Calls that change something of a case and leave no leaf, with the reason. */
const leafless: Readonly<Record<string, string>> = {
  'cases.open': 'remembers which case to show',
  'toolkit.saveView': 'an own preference',
  'toolkit.removeView': 'an own preference',
  'filing.add': 'an own preference',
  'filing.remove': 'an own preference',
  'filing.text': 'checks text and stores nothing',
  'schedule.draft': 'a draft',
  'schedule.change': 'a draft',
  'schedule.discard': 'a draft',
  'plans.begin': 'a plan that its author alone sees',
  'plans.remove': 'a plan that its author alone sees',
  'plans.draft': 'a draft',
  'plans.edit': 'a draft',
  'messages.draft': 'a draft',
  'messages.saveDraft': 'a draft',
  'messages.discard': 'a draft',
  'messages.undo': 'a draft again',
  'messages.mark': 'an own preference',
  'messages.reply': 'leaves its leaf as messages.send when it goes out',
  'suggestions.look': 'what a program found in a text can be found in it again',
  'suggestions.dismiss': 'an own preference',
  'texts.read': 'what a program read of a file can be read of it again',
  'files.begin': 'an upload that has only begun',
  'files.cancel': 'an upload that has only begun',
  'schedule.preview': 'changes nothing',
  'schedule.optimize': 'changes nothing',
  'swaps.preview': 'changes nothing',
  'hearings.preview': 'changes nothing',
  'feeds.preview': 'changes nothing',
  'events.readText': 'changes nothing',
  'bank.preview': 'changes nothing',
  'expenses.preview': 'changes nothing',
  'requests.preview': 'changes nothing',
  'templates.preview': 'changes nothing',
  'unit.preview': 'changes nothing',
  'receipts.read': 'changes nothing',
  'bank.removeProfile': 'an own preference',
  'analyzer.correct': 'an own preference',
  'analyzer.undo': 'an own preference',
  'analyzer.setBudget': 'an own preference',
  'analyzer.usualBudget': 'an own preference',
  'payments.addLink': 'an own preference',
  'payments.removeLink': 'an own preference',
}

/** Calls whose leaf both parents see and whose content its author alone reads, with the reason. */
const authorsAlone: Readonly<Record<string, string>> = {
  'people.change': 'what a seat is shown is between it and who granted it',
}

const isOfCase = ({ path: address, method }: AnyCall) => method !== 'GET' && /^\/api\/(cases|invitations)(\/|$)/.test(address)

/**
 * Which calls that change something of a case left no leaf in any test, and are on no list; which are on the list for nothing; and which
 * left leaves in the log of both parents, and never one whose content both read.
 */
export function leavesIn(calls: readonly AnyCall[]): { missing: string[]; unlisted: string[]; unread: string[] } {
  const files = existsSync(folder) ? globSync('*.txt', { cwd: folder }) : []
  const seen = new Set(files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n')))
  const names = calls.filter(isOfCase).map(({ name }) => name)
  return {
    missing: names.filter((name) => !seen.has(name) && !(name in leafless)),
    unlisted: Object.keys(leafless).filter((name) => seen.has(name) || !names.includes(name)),
    unread: names.filter((name) => seen.has(`${name} author`) && !seen.has(`${name} all`) && !(name in authorsAlone)),
  }
}
