import { describe, expect, test } from 'vitest'
import type { Access, AnyCall } from '../src/http/contract.ts'
import { readConfig } from '../src/app/config.ts'
import { rooms } from '../src/app/rooms.ts'
import { unlimited } from '../src/http/limits.ts'
import { seededRandom } from './random.ts'
import { type Kind, kinds, putPersonOf } from './signed-in.ts'
import { type TestWorld, world } from './world.ts'

const everyKind = Object.keys(kinds) as Kind[]
const without = (...out: Kind[]) => everyKind.filter((kind) => !out.includes(kind))

// Who is let in at the first lock. Written out here, and not taken from the code that is tested.
const everybody = everyKind
const signedIn = without('visitor', 'unverified', 'suspended')
const agreed = without('visitor', 'unverified', 'suspended', 'terms due', 'acknowledgement due')
const premium = agreed.filter((kind) => kind !== 'trial ended')
const supportDesk: Kind[] = ['support', 'admin', 'super']
const moderationDesk: Kind[] = ['moderator', 'admin', 'super']
const adminDesk: Kind[] = ['admin', 'super']
const superDesk: Kind[] = ['super']

/** Every call, and which kinds of people are let in at the first lock; all others are refused. A call without a row fails. */
const table: Readonly<Record<string, readonly Kind[]>> = {
  'accounts.user': signedIn,
  'agreements.versions': everybody,
  'agreements.document': everybody,
  'home.examples': everybody,
  'professionals.count': everybody,
  'professionals.search': everybody,
  'professionals.get': everybody,
  'professionals.courts': everybody,
  'professionals.coverage': everybody,
  'professionals.changes': everybody,
  'corrections.add': everybody,
  'corrections.correct': everybody,
  'corrections.look': everybody,
  'reviews.list': everybody,
  'reviews.latest': everybody,
  'reviews.score': everybody,
  'reviews.challenge': everybody,
  'reviews.file': everybody,
  'reviews.lookUp': everybody,
  'reviews.edit': everybody,
  'reviews.withdraw': everybody,
  'reviews.answer': everybody,
  'support.file': everybody,
  'support.look': everybody,
  'support.attach': everybody,
  'support.mine': signedIn,
  'support.fileMine': signedIn,
  'support.attachMine': signedIn,
  'support.leave': signedIn,
  'support.giveLeave': signedIn,
  'support.takeLeave': signedIn,
  'support.queue': supportDesk,
  'support.ticket': supportDesk,
  'support.answer': supportDesk,
  'support.close': supportDesk,
  'support.escalate': supportDesk,
  'support.note': supportDesk,
  'support.facts': supportDesk,
  'support.canned': supportDesk,
  'support.keepCanned': supportDesk,
  'support.dropCanned': supportDesk,
  'community.local': everybody,
  'transparency.counts': everybody,
  'telemetry.logError': everybody,
  'telemetry.groups': adminDesk,
  'telemetry.group': adminDesk,
  'telemetry.judge': adminDesk,
  'telemetry.refusals': adminDesk,
  'flags.mine': signedIn,
  'flags.version': signedIn,
  'flags.beta': agreed,
  'flags.join': agreed,
  'flags.feedback': agreed,
  'flags.list': superDesk,
  'flags.set': superDesk,
  'flags.history': superDesk,
  'flags.switches': superDesk,
  'flags.throwSwitch': superDesk,
  'flags.cohorts': adminDesk,
  'flags.makeCohort': adminDesk,
  'flags.renameCohort': adminDesk,
  'flags.closeCohort': adminDesk,
  'flags.askMember': adminDesk,
  'flags.takeOut': adminDesk,
  'flags.setForCohort': adminDesk,
  'flags.harm': adminDesk,
  'flags.answerHarm': adminDesk,
  'flags.exposures': adminDesk,
  'flags.feedbackList': adminDesk,
  'accounts.signUp': everybody,
  'accounts.signIn': everybody,
  'accounts.sendVerification': everybody,
  'accounts.verify': everybody,
  'accounts.requestReset': everybody,
  'accounts.reset': everybody,
  'accounts.demo': everybody,
  'accounts.markDevice': everybody,
  'outbox.list': everybody,
  'security.verifyCode': everybody,
  'security.verifyRecoveryCode': everybody,
  'security.passkeyOptions': everybody,
  'security.passkeySignIn': everybody,
  'security.confirm': signedIn,
  'security.state': signedIn,
  'security.changePassword': signedIn,
  'security.changeEmail': signedIn,
  'security.confirmEmail': signedIn,
  'security.cancelChange': signedIn,
  'security.newAuthenticator': signedIn,
  'security.confirmAuthenticator': signedIn,
  'security.removeAuthenticator': signedIn,
  'security.newRecoveryCodes': signedIn,
  'security.newPasskeyOptions': signedIn,
  'security.addPasskey': signedIn,
  'security.renamePasskey': signedIn,
  'security.removePasskey': signedIn,
  'security.sessions': signedIn,
  'security.endSession': signedIn,
  'security.endOthers': signedIn,
  'security.signIns': signedIn,
  'security.notices': signedIn,
  'security.noticesSeen': signedIn,
  'agreements.accept': signedIn,
  'agreements.check': signedIn,
  'agreements.acknowledge': signedIn,
  'agreements.mine': signedIn,
  'agreements.all': adminDesk,
  'agreements.proof': signedIn,
  'staff.find': adminDesk,
  'staff.suspend': adminDesk,
  'staff.lift': adminDesk,
  'staff.endSessions': adminDesk,
  'staff.audit': adminDesk,
  'staff.auditCsv': adminDesk,
  'staff.figures': adminDesk,
  'staff.roles': superDesk,
  'staff.grant': superDesk,
  'staff.revoke': superDesk,
  'staff.keys': superDesk,
  'staff.glasses': superDesk,
  'staff.glassAsk': superDesk,
  'staff.glassDecide': superDesk,
  'staff.glassEnd': superDesk,
  'staff.glassLook': superDesk,
  'settings.mine': signedIn,
  'settings.saveNames': signedIn,
  'settings.saveZones': signedIn,
  'settings.saveNotify': signedIn,
  'settings.saveReminders': signedIn,
  'settings.saveContact': signedIn,
  'settings.askAddress': signedIn,
  'settings.proveAddress': signedIn,
  'settings.saveMode': signedIn,
  'settings.close': signedIn,
  'subscriptions.plan': signedIn,
  'live.since': agreed,
  'schedule.current': agreed,
  'schedule.days': agreed,
  'schedule.why': agreed,
  'schedule.compare': agreed,
  'schedule.preview': agreed,
  'schedule.draft': premium,
  'schedule.change': premium,
  'schedule.discard': agreed,
  'schedule.propose': premium,
  'schedule.view': agreed,
  'schedule.approve': agreed,
  'schedule.decline': agreed,
  'schedule.withdraw': agreed,
  'schedule.confirm': agreed,
  'schedule.actual': agreed,
  'schedule.record': premium,
  'schedule.settleRecord': agreed,
  'schedule.optimize': premium,
  'cases.mine': agreed,
  'cases.begin': premium,
  'cases.open': agreed,
  'cases.amend': premium,
  'cases.addChild': premium,
  'cases.changeChild': premium,
  'cases.removeChild': premium,
  'cases.addOrder': premium,
  'cases.changeOrder': premium,
  'cases.removeOrder': agreed,
  'toolkit.record': agreed,
  'toolkit.saveProfile': premium,
  'toolkit.addContact': premium,
  'toolkit.changeContact': premium,
  'toolkit.removeContact': agreed,
  'toolkit.addTask': premium,
  'toolkit.changeTask': premium,
  'toolkit.doTask': agreed,
  'toolkit.removeTask': agreed,
  'toolkit.saveView': premium,
  'toolkit.removeView': agreed,
  'people.list': agreed,
  'people.looks': agreed,
  'people.invite': premium,
  'people.resend': premium,
  'people.revoke': agreed,
  'people.change': agreed,
  'people.end': agreed,
  'people.rename': agreed,
  'people.hold': agreed,
  'people.lift': agreed,
  'people.leave': agreed,
  'invitations.waiting': agreed,
  'invitations.look': agreed,
  'invitations.accept': agreed,
  'invitations.decline': agreed,
  'trades.list': agreed,
  'trades.preview': agreed,
  'trades.add': premium,
  'trades.change': premium,
  'trades.view': agreed,
  'trades.counter': agreed,
  'trades.accept': agreed,
  'trades.decline': agreed,
  'trades.withdraw': agreed,
  'exchanges.list': agreed,
  'exchanges.punctuality': agreed,
  'exchanges.checkIn': agreed,
  'exchanges.photo': agreed,
  'exchanges.cancel': agreed,
  'exchanges.addItem': agreed,
  'exchanges.tickItem': agreed,
  'exchanges.removeItem': agreed,
  'exchanges.addPlace': premium,
  'exchanges.removePlace': agreed,
  'hearings.list': agreed,
  'hearings.add': premium,
  'hearings.change': premium,
  'hearings.cancel': agreed,
  'hearings.tick': agreed,
  'hearings.checks': agreed,
  'hearings.preview': premium,
  'hearings.takeIn': premium,
  'plans.list': agreed,
  'plans.one': agreed,
  'plans.begin': premium,
  'plans.remove': agreed,
  'plans.draft': premium,
  'plans.edit': premium,
  'plans.propose': premium,
  'plans.counter': agreed,
  'plans.answer': agreed,
  'plans.withdraw': agreed,
  'plans.install': premium,
  'calendar.range': agreed,
  'calendar.tonight': agreed,
  'events.one': agreed,
  'events.add': premium,
  'events.change': premium,
  'events.move': premium,
  'events.cancel': agreed,
  'events.addend': agreed,
  'conflicts.list': agreed,
  'conflicts.letBe': agreed,
  'feeds.list': agreed,
  'feeds.add': agreed,
  'feeds.revoke': agreed,
  'feeds.preview': premium,
  'feeds.takeIn': premium,
  'feeds.imports': agreed,
  'feeds.undoImport': agreed,
  'events.readText': agreed,
  'events.places': agreed,
}

/** The groups as the contracts name them: a row is one of them, so that a slip in a row shows here. */
const groups: readonly [Access, readonly Kind[]][] = [
  ['public', everybody],
  ['signedIn', signedIn],
  ['agreed', agreed],
  ['premium', premium],
  [{ staff: 'support' }, supportDesk],
  [{ staff: 'moderator' }, moderationDesk],
  [{ staff: 'admin' }, adminDesk],
  [{ staff: 'super' }, superDesk],
]

function callsOf({ database }: TestWorld): AnyCall[] {
  const parts = {
    config: readConfig({ DEMO: 'off' }),
    clock: Date.now,
    random: seededRandom(1),
    database,
    limiter: unlimited,
    secret: 'for the table alone: nobody signs in with it',
    report: () => {},
  }
  return rooms(parts).flatMap((room) => Object.values(room.calls))
}

/** A request of the right shape as far as the path goes; what is asked for need not exist. */
const addressOf = (call: AnyCall) => call.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

test('every call has a row in the table, and every row a call', async () => {
  const calls = callsOf(await world())
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted())
})

test('no two calls share a name, or a method and path', async () => {
  const calls = callsOf(await world())
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

test('every row says what the contract of its call says', async () => {
  for (const call of callsOf(await world())) {
    const group = groups.find(([access]) => JSON.stringify(access) === JSON.stringify(call.access))
    expect([call.name, table[call.name]]).toEqual([call.name, group?.[1]])
  }
})

describe('over HTTP', () => {
  test.each(everyKind)('%s is told what the table says, before the input is looked at', async (kind) => {
    const court = await world()
    const standing = kinds[kind]
    const found: [string, string][] = []
    for (const call of callsOf(court)) {
      // A new session for each: a call may end it.
      const cookie = standing === null ? undefined : (await putPersonOf(court, standing)).cookie
      const reply = await court.app.inject({
        method: call.method,
        url: `${addressOf(call)}?cursor=%00&cursor=2`,
        headers: cookie === undefined ? {} : { cookie },
        ...(call.body && { payload: {} }),
      })
      const why =
        reply.headers['content-type']?.toString().startsWith('application/json') && reply.json<{ detail?: { why?: string } }>().detail?.why
      const isRefused = reply.statusCode === 401 || (reply.statusCode === 403 && Boolean(why))
      found.push([call.name, isRefused ? 'refused' : 'let in'])
    }
    expect(found).toEqual(callsOf(court).map(({ name }) => [name, table[name]!.includes(kind) ? 'let in' : 'refused']))
    expect(court.reports).toEqual([])
  })
})
