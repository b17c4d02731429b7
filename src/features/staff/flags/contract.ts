// Which items the menus show, to whom, and which features are closed for a while. A flag hides items and nothing else
// (routes.md, ruling 2); a kill switch closes a feature. Everybody reads their own flags; the super admin sets them for
// all, a cohort or one person; admins keep the cohorts of beta testers, who say yes themselves before anything changes.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { calls as ofShell } from '#shell/contract.ts'

export const scopes = ['all', 'cohort', 'person'] as const
export type Scope = (typeof scopes)[number]
export const memberStates = ['asked', 'in', 'out'] as const
/** What is asked of harm before a flag that is off may reach anybody. */
export const harmQuestions = ['whereabouts', 'contact', 'order', 'evidence', 'advice', 'children', 'loss'] as const
export type HarmQuestion = (typeof harmQuestions)[number]

export const longestReason = 500
export const longestFeedback = 2_000

const id = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`it is no id`)))
const Flag = z.string().check(z.maxLength(40))
const Reason = z.string().check(z.trim(), z.minLength(3, reason(msg`say why, in at least 3 letters`)), z.maxLength(longestReason))
const Email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254))
const Name = z.string().check(z.trim(), z.minLength(2, reason(msg`it needs at least 2 letters`)), z.maxLength(60))
const Text = z.string()
const Page = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })
const paged = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), next: z.nullable(Text) })
const done = z.object({ done: z.literal(true) })

export const Setting = z.object({
  scope: z.enum(scopes),
  /** The cohort's or account's id; `null` for all. */
  target: z.nullable(Text),
  /** The cohort's name, or the person's address. */
  label: z.nullable(Text),
  isOn: z.boolean(),
  at: Text,
  by: z.nullable(Text),
  reason: Text,
})
export type Setting = z.infer<typeof Setting>

export const FlagState = z.object({ name: Text, isOnByDefault: z.boolean(), hasHarmCheck: z.boolean(), settings: z.array(Setting) })
export type FlagState = z.infer<typeof FlagState>

export const Change = z.object({
  id: Text,
  at: Text,
  name: Text,
  scope: z.enum(scopes),
  label: z.nullable(Text),
  /** `null`: cleared. */
  isOn: z.nullable(z.boolean()),
  by: z.nullable(Text),
  /** Turned on by `npm run admin -- flags release`. */
  isByCommand: z.boolean(),
  reason: Text,
})
export type Change = z.infer<typeof Change>

export const Switch = z.object({
  room: Text,
  /** The addresses that it closes. */
  paths: z.array(Text),
  isOn: z.boolean(),
  at: z.nullable(Text),
  by: z.nullable(Text),
  reason: z.nullable(Text),
})
export type Switch = z.infer<typeof Switch>

export const Answer = z.object({
  question: z.enum(harmQuestions),
  isRisk: z.boolean(),
  /** What is done about it; needed where there is a risk. */
  note: z.string().check(z.trim(), z.maxLength(500)),
})
export type Answer = z.infer<typeof Answer>

export const Cohort = z.object({
  id: Text,
  name: Text,
  createdAt: Text,
  closedAt: z.nullable(Text),
  members: z.array(z.object({ account: Text, email: Text, state: z.enum(memberStates), at: Text })),
  flags: z.array(z.object({ name: Text, isOn: z.boolean(), at: Text, reason: Text })),
})
export type Cohort = z.infer<typeof Cohort>

export const calls = {
  mine: ofShell.flags,
  version: ofShell.flagsVersion,
  beta: call({
    name: 'flags.beta',
    method: 'GET',
    path: '/api/flags/beta',
    access: 'agreed',
    summary: 'The cohorts that who asks is asked into or is in, and what they may send feedback about.',
    reply: z.object({
      cohorts: z.array(z.object({ id: Text, name: Text, state: z.enum(memberStates) })),
      flags: z.array(Text),
    }),
  }),
  join: call({
    name: 'flags.join',
    method: 'POST',
    path: '/api/flags/beta/:cohort',
    access: 'agreed',
    summary: 'Says yes or no to a cohort; no works at any time, and at once.',
    params: z.object({ cohort: id }),
    body: z.object({ isIn: z.boolean() }),
    reply: done,
  }),
  feedback: call({
    name: 'flags.feedback',
    method: 'POST',
    path: '/api/flags/feedback',
    access: 'agreed',
    summary: 'Feedback of a beta tester, or of somebody in a cohort, about one flag.',
    body: z.object({ flag: Flag, text: z.string().check(z.trim(), z.minLength(3), z.maxLength(longestFeedback)) }),
    reply: done,
    limit: { most: 20, minutes: 60 },
    idempotent: true,
  }),

  list: call({
    name: 'flags.list',
    method: 'GET',
    path: '/api/staff/flags',
    access: { staff: 'super' },
    summary: 'Every flag with its default and all that is set otherwise.',
    reply: z.object({ flags: z.array(FlagState), cohorts: z.array(z.object({ id: Text, name: Text })) }),
  }),
  set: call({
    name: 'flags.set',
    method: 'POST',
    path: '/api/staff/flags/:flag',
    access: { staff: 'super' },
    summary: 'Sets a flag for all, a cohort (by id) or one person (by address), with a reason; `isOn: null` clears the setting.',
    params: z.object({ flag: Flag }),
    body: z.object({ scope: z.enum(scopes), target: z.optional(Email), isOn: z.nullable(z.boolean()), reason: Reason }),
    reply: done,
  }),
  history: call({
    name: 'flags.history',
    method: 'GET',
    path: '/api/staff/flags/history',
    access: { staff: 'super' },
    summary: 'Every change of a setting, the newest first; of one flag, or of all.',
    query: z.object({ ...Page.shape, flag: z.optional(Flag) }),
    reply: paged(Change),
  }),
  switches: call({
    name: 'flags.switches',
    method: 'GET',
    path: '/api/staff/switches',
    access: { staff: 'super' },
    summary: 'The features that can be closed, and whether they are.',
    reply: z.object({ switches: z.array(Switch) }),
  }),
  throwSwitch: call({
    name: 'flags.throwSwitch',
    method: 'POST',
    path: '/api/staff/switches/:room',
    access: { staff: 'super' },
    summary: 'Closes a feature, or opens it again, with a reason: its pages and calls are not found while it is closed.',
    params: z.object({ room: z.string().check(z.maxLength(40)) }),
    body: z.object({ isOn: z.boolean(), reason: Reason }),
    reply: done,
  }),

  cohorts: call({
    name: 'flags.cohorts',
    method: 'GET',
    path: '/api/staff/cohorts',
    access: { staff: 'admin' },
    summary: 'The cohorts with members and flags, the open ones first; and of each flag whether harm was thought of.',
    reply: z.object({
      cohorts: z.array(Cohort),
      flags: z.array(z.object({ name: Text, isOnByDefault: z.boolean(), hasHarmCheck: z.boolean() })),
    }),
  }),
  makeCohort: call({
    name: 'flags.makeCohort',
    method: 'POST',
    path: '/api/staff/cohorts',
    access: { staff: 'admin' },
    summary: 'Makes a cohort.',
    body: z.object({ name: Name }),
    reply: z.object({ id: Text }),
  }),
  renameCohort: call({
    name: 'flags.renameCohort',
    method: 'PATCH',
    path: '/api/staff/cohorts/:cohort',
    access: { staff: 'admin' },
    summary: 'Gives a cohort another name.',
    params: z.object({ cohort: id }),
    body: z.object({ name: Name }),
    reply: done,
  }),
  closeCohort: call({
    name: 'flags.closeCohort',
    method: 'POST',
    path: '/api/staff/cohorts/:cohort/close',
    access: { staff: 'admin' },
    summary: 'Closes a cohort for good: its flags reach nobody any more, and its log stays.',
    params: z.object({ cohort: id }),
    body: z.object({ reason: Reason }),
    reply: done,
  }),
  askMember: call({
    name: 'flags.askMember',
    method: 'POST',
    path: '/api/staff/cohorts/:cohort/members',
    access: { staff: 'admin' },
    summary: 'Asks somebody into a cohort, by their address. Nothing changes for them until they say yes.',
    params: z.object({ cohort: id }),
    body: z.object({ email: Email }),
    reply: done,
  }),
  takeOut: call({
    name: 'flags.takeOut',
    method: 'POST',
    path: '/api/staff/cohorts/:cohort/members/:account/out',
    access: { staff: 'admin' },
    summary: 'Takes somebody out of a cohort.',
    params: z.object({ cohort: id, account: id }),
    reply: done,
  }),
  setForCohort: call({
    name: 'flags.setForCohort',
    method: 'POST',
    path: '/api/staff/cohorts/:cohort/flags/:flag',
    access: { staff: 'admin' },
    summary: 'Sets a flag for a cohort, with a reason; `isOn: null` clears the setting.',
    params: z.object({ cohort: id, flag: Flag }),
    body: z.object({ isOn: z.nullable(z.boolean()), reason: Reason }),
    reply: done,
  }),
  harm: call({
    name: 'flags.harm',
    method: 'GET',
    path: '/api/staff/harm/:flag',
    access: { staff: 'admin' },
    summary: 'The newest answers to the harm checklist of a flag, or none.',
    params: z.object({ flag: Flag }),
    reply: z.object({ answers: z.array(Answer), by: z.nullable(Text), at: z.nullable(Text) }),
  }),
  answerHarm: call({
    name: 'flags.answerHarm',
    method: 'POST',
    path: '/api/staff/harm/:flag',
    access: { staff: 'admin' },
    summary: 'Answers the harm checklist of a flag, whole; earlier answers are kept.',
    params: z.object({ flag: Flag }),
    body: z.object({ answers: z.array(Answer).check(z.maxLength(20)) }),
    reply: done,
  }),
  exposures: call({
    name: 'flags.exposures',
    method: 'GET',
    path: '/api/staff/exposures',
    access: { staff: 'admin' },
    summary: 'Who could see which flag through a cohort, from when and until when, the newest first.',
    query: Page,
    reply: paged(z.object({ id: Text, at: Text, flag: Text, cohort: Text, email: z.nullable(Text), began: z.boolean() })),
  }),
  feedbackList: call({
    name: 'flags.feedbackList',
    method: 'GET',
    path: '/api/staff/feedback',
    access: { staff: 'admin' },
    summary: 'What beta testers wrote, the newest first.',
    query: Page,
    reply: paged(z.object({ id: Text, at: Text, flag: Text, email: z.nullable(Text), text: Text })),
  }),
}
