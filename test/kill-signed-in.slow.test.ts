// Whatever a signed-in person saved and got an answer for survives a kill of the server. Sending it again, because no
// answer came, has no second effect; and nothing is stored in part or without its line in the audit.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBuild } from '#scripts/build.ts'
import { putPerson, type PutPerson } from '#assurance/fuzz/people.ts'
import { withDatabase } from '#scripts/with-database.ts'
import { readConfig } from '#app/config.ts'
import type { Db } from '#ports/db/port.ts'
import { standing } from '#accounts/agreements/service.ts'
import { iterations } from './support/depth.ts'
import { type Answer, ask, freePort, type Question } from './support/over-http.ts'
import { tmpfsDir } from './support/tmpfs-dir.ts'
import { seededRandom } from './support/random.ts'
import { type ServerProcess, startServerProcess } from './support/server.ts'

/** Someone for each; each does everything that is saved here. */
const howMany = iterations(50, 24)
const writers = 6
const kills = iterations(5, 2)

const agreements = standing().map(({ documentType, version }) => ({ type: documentType, version }))
const before = { firstName: 'Some', lastName: 'Body' }
const nameOf = (number: number) => `Mark ${number}`
const answerOf = (number: number) => `An answer to question ${number}.`

/** One thing that is saved: its request, and the statuses that confirm it. */
interface Step {
  name: string
  send: () => Omit<Question, 'port' | 'from'>
  /** The statuses that confirm it: the first for a first attempt, the others for a repeat. */
  statuses: readonly number[]
  onAnswer?: (answer: Answer) => void
}

/** Everything that one person, and the staff for them, saves, in order. */
function stepsOf(number: number, person: PutPerson, staff: { superAdmin: PutPerson; support: PutPerson }): Step[] {
  const { cookie, email } = person
  const key = randomUUID()
  let ticket = ''
  const accept = { path: '/api/terms/accept', payload: { agreements }, cookie }
  const names = {
    path: '/api/settings/names',
    method: 'PUT',
    payload: { was: before, now: { ...before, firstName: nameOf(number) } },
    cookie,
  }
  const grant = { path: '/api/staff/roles/grant', payload: { email, role: 'beta_tester', reason: 'helps to try things' } }
  const flag = { scope: 'person', target: email, isOn: false, reason: `for person ${number}` }
  const question = { kind: 'using', message: `Question ${number}: where do I find my own ratings again?` }
  return [
    { name: 'accept', send: () => accept, statuses: [200] },
    { name: 'names', send: () => names, statuses: [200] },
    { name: 'grant', send: () => ({ ...grant, cookie: staff.superAdmin.cookie }), statuses: [200, 409] },
    {
      name: 'flag',
      send: () => ({ path: '/api/staff/flags/expenseTracking', payload: flag, cookie: staff.superAdmin.cookie }),
      statuses: [200],
    },
    {
      name: 'ask',
      send: () => ({ path: '/api/support/mine', payload: question, cookie, key }),
      statuses: [200],
      onAnswer: ({ body }) => void (ticket = String(body['number'])),
    },
    {
      name: 'answer',
      send: () => ({ path: `/api/desk/tickets/${ticket}/answer`, payload: { text: answerOf(number) }, cookie: staff.support.cookie }),
      statuses: [200],
    },
  ]
}

interface Found {
  accepted: number
  first_name: string
  names_noted: number
  roles: number
  grants_noted: number
  is_on: boolean | null
  flag_changes: number
  flags_noted: number
  tickets: number
  letters: number
  answer: string | null
  answers_noted: number
}

/** Everything that is stored about one person, with its lines of the audit. */
async function storedOf(owner: Db, { account }: PutPerson): Promise<Found> {
  const noted = (action: string, which: ReturnType<typeof sql>) =>
    sql`(select count(*)::integer from audit where outcome = 'done' and action = ${action} and ${which})`
  const ticket = sql`(select number from ticket where account_id = ${account} limit 1)`
  const { rows } = await sql<Found>`select
    (select count(*)::integer from agreement where account_id = ${account}) as accepted,
    (select first_name from account where id = ${account}) as first_name,
    ${noted('settings.names', sql`account_id = ${account}`)} as names_noted,
    (select count(*)::integer from staff_role where account_id = ${account}) as roles,
    ${noted('staff.grant', sql`subject = ${account}`)} as grants_noted,
    (select is_on from flag_setting where account_id = ${account}) as is_on,
    (select count(*)::integer from flag_change where target = ${account}) as flag_changes,
    ${noted('flags.set', sql`detail ->> 'target' = ${account}`)} as flags_noted,
    (select count(*)::integer from ticket where account_id = ${account}) as tickets,
    (select count(*)::integer from outbox where subject || body like '%' || ${ticket} || '%') as letters,
    (select answer from ticket where account_id = ${account} limit 1) as answer,
    ${noted('support.answer', sql`subject = ${ticket}`)} as answers_noted`.execute(owner)
  return rows[0]!
}

const onLinux = process.platform === 'linux'
const why = onLinux ? '' : ' (left out: only Linux lets a request come from any address of 127.0.0.0/8)'

test.skipIf(!onLinux)(
  `kill -9 while ${howMany} people accept, change settings, ask and are answered, and staff gives roles and sets flags: all that was acknowledged is there, whole and once${why}`,
  async () => {
    await ensureBuild(() => {})
    const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-kill-in-'))
    chmodSync(folder, 0o755)
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const env = { DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'off', DATABASE_URL: '' }
    const config = readConfig(env)
    const { port } = config
    const home: { server: ServerProcess | null } = { server: null }
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      home.server?.process.kill(signal)
      await home.server?.ended
    }
    onTestFinished(async () => stop('SIGTERM'))

    home.server = await startServerProcess(env)
    const { people, staff } = await withDatabase(config, async ({ owner }) => ({
      people: await Promise.all(Array.from({ length: howMany }, () => putPerson(owner, Date.now(), { agreed: 'no' }))),
      staff: {
        superAdmin: await putPerson(owner, Date.now(), { roles: ['super_admin'] }),
        support: await putPerson(owner, Date.now(), { roles: ['support_admin'] }),
      },
    }))

    const { next } = seededRandom(50)
    const steps = howMany * stepsOf(0, people[0]!, staff).length
    const progress = { begun: 0, acknowledged: 0, done: 0 }
    /** How often each step was sent: more than once, because no answer came. */
    const sent = new Map<string, number>()
    const save = async (number: number, { name, send, statuses, onAnswer }: Step) => {
      const step = `${name} ${number}`
      for (;;) {
        sent.set(step, (sent.get(step) ?? 0) + 1)
        try {
          const answer = await ask({ port, from: `127.1.${number}.1`, ...send() })
          const isFirst = sent.get(step) === 1
          if (!(isFirst ? answer.status === statuses[0] : statuses.includes(answer.status)))
            throw new TypeError(`${step} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
          onAnswer?.(answer)
          progress.acknowledged += 1
          return
        } catch (error) {
          if (error instanceof TypeError) throw error
          await pause(50)
        }
      }
    }
    const writer = async () => {
      while (progress.begun < howMany) {
        const number = progress.begun++
        for (const step of stepsOf(number, people[number]!, staff)) await save(number, step)
        progress.done += 1
      }
    }
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (progress.acknowledged < (kill * steps) / (kills + 1)) await pause(1)
        await pause(next() * 20)
        expect(progress.done).toBeLessThan(howMany)
        await stop('SIGKILL')
        home.server = await startServerProcess(env)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: writers }, writer)])
    await stop('SIGTERM')

    expect(progress.acknowledged).toBe(steps)
    // Each kill found writers at work, or nothing was tried.
    expect([...sent.values()].filter((times) => times > 1).length).toBeGreaterThanOrEqual(kills)
    const found = await withDatabase(config, async ({ owner }) => Promise.all(people.map((person) => storedOf(owner, person))))
    for (const [number, stored] of found.entries()) {
      const { flag_changes: changes, flags_noted: flagsNoted, answers_noted: answersNoted, ...once } = stored
      expect([number, once]).toEqual([
        number,
        {
          accepted: agreements.length,
          first_name: nameOf(number),
          names_noted: 1,
          roles: 1,
          grants_noted: 1,
          is_on: false,
          tickets: 1,
          letters: 1,
          answer: answerOf(number),
        },
      ])
      // Repeats set the same value and get the same answer: each staff action has one line, and no more lines than requests.
      expect([number, changes]).toEqual([number, flagsNoted])
      for (const [name, times] of [
        ['flag', changes],
        ['answer', answersNoted],
      ] as const) {
        expect(times).toBeGreaterThanOrEqual(1)
        expect(times).toBeLessThanOrEqual(sent.get(`${name} ${number}`)!)
      }
    }
  },
  240_000,
)
