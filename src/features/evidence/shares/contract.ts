// Links by which a parent shares their own files with someone who has no account, such as a lawyer. The other parent is given nothing, not
// even that there is a link (docs/decisions/0135). The pages and files of an opened link are no calls: routes.ts.
import * as z from 'zod/mini'
import { CaseId, InCase, OfCase } from '#case/cases/contract.ts'
import { endings, mostShared, shareStates } from '#domain/evidence/shares.ts'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

export const Link = z.object({
  id: z.string(),
  whom: z.string(),
  state: z.enum(shareStates),
  createdAt: z.string(),
  endsAt: z.string(),
  opened: z.int(),
  /** Openings in all; `null` without a limit. */
  most: z.nullable(z.int()),
  lastOpenedAt: z.nullable(z.string()),
  hasWord: z.boolean(),
  isOriginal: z.boolean(),
  maySave: z.boolean(),
  endedAt: z.nullable(z.string()),
  endedWhy: z.nullable(z.enum(endings)),
  /** The names under which its files go out. */
  files: z.array(z.string()),
  can: z.object({ end: z.boolean(), renew: z.boolean() }),
})
export type Link = z.output<typeof Link>

/** A thing whose file can be shared, as its feature names it. */
export const Chosen = z.object({ kind: text(30), about: z.uuid() })
export type Chosen = z.output<typeof Chosen>

export const Choice = z.object({
  kind: z.string(),
  about: z.string(),
  /** Its stored file: a copy is made of it (`files.prepare`) before it goes out without place and device. */
  file: z.string(),
  title: z.string(),
  isPrivileged: z.boolean(),
  isSensitive: z.boolean(),
})
export type Choice = z.output<typeof Choice>

const days = z.int().check(z.minimum(1), z.maximum(mostShared.days, reason(msg`it is more than 90 days`)))
const openings = z.nullable(z.int().check(z.minimum(1), z.maximum(mostShared.openings, reason(msg`it is more than 1,000`))))

export const LinkDraft = z.object({
  whom: requiredText(mostShared.whom),
  days,
  /** `null` without a limit. */
  openings,
  /** Empty: none is asked for. */
  word: text(mostShared.word),
  isOriginal: z.boolean(),
  maySave: z.boolean(),
  files: z
    .array(Chosen)
    .check(z.minLength(1, reason(msg`no file is chosen`)), z.maxLength(mostShared.files, reason(msg`it is more than 20 files`))),
  /** Said again where a file is privileged or sensitive. */
  isSure: z.boolean(),
  /** Said again where originals go out. */
  isSureOriginal: z.boolean(),
})
export type LinkDraft = z.output<typeof LinkDraft>

const OneLink = z.object({ case: CaseId, link: z.uuid() })

/** A code or a token as it stands in an address; another text is looked up all the same, and found nowhere. */
const Token = z.string().check(z.maxLength(100))

/** A file of a link, for the person who opened it. */
const OpenedFile = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** How it is looked at; `null`: it is downloaded. */
  shows: z.nullable(z.enum(['pages', 'picture', 'text'])),
})

/** A link that was opened, with the file that is looked at. */
export const Opened = z.object({
  /** Reaches the files for two hours: `/api/shared-files/:visit/:file/content`, `…/picture`, `…/pages/:page.jpg`. */
  visit: z.string(),
  until: z.string(),
  maySave: z.boolean(),
  files: z.array(OpenedFile),
  viewed: z.nullable(
    z.object({
      file: z.string(),
      /** Of a PDF: how many pages it has, and the first of those that are shown now. */
      pages: z.int(),
      from: z.int(),
      text: z.nullable(z.string()),
      /** Only its beginning is here. */
      isCut: z.boolean(),
      /** Why it isn’t shown. */
      problem: z.nullable(z.string()),
    }),
  ),
})
export type Opened = z.output<typeof Opened>

export const calls = {
  list: call({
    name: 'shares.list',
    method: 'GET',
    path: '/api/share-links',
    access: 'agreed',
    summary: 'One’s own share links, the open ones first, each with what it shares and how often it was opened.',
    query: z.extend(OfCase, { cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      links: z.array(Link),
      next: z.nullable(z.string()),
      can: z.object({ make: z.boolean() }),
    }),
  }),
  log: call({
    name: 'shares.log',
    method: 'GET',
    path: '/api/share-links/:link/log',
    access: 'agreed',
    summary: 'When a link was opened, and which file was looked at or downloaded, the latest first. No address and no device of anyone.',
    params: z.object({ link: z.uuid() }),
    query: z.object({ case: CaseId }),
    reply: z.object({
      entries: z.array(
        z.object({
          at: z.string(),
          what: z.enum(['opened', 'viewed', 'saved']),
          /** The name of the file; `null` where the link itself was opened. */
          file: z.nullable(z.string()),
        }),
      ),
      /** There are earlier ones. */
      hasMore: z.boolean(),
    }),
  }),
  choices: call({
    name: 'shares.choices',
    method: 'GET',
    path: '/api/share-files',
    access: 'agreed',
    summary: 'What one can share by a link, the latest first, found by words.',
    query: z.extend(OfCase, { q: z.optional(text(100)) }),
    reply: z.object({ files: z.array(Choice) }),
  }),
  make: call({
    name: 'shares.make',
    method: 'POST',
    path: '/api/cases/:case/share-links',
    access: 'premium',
    summary: 'Makes a link to some of one’s own files. Its address is in this reply alone: only its hash is stored.',
    idempotent: true,
    limit: { most: 60, minutes: 60 },
    params: InCase,
    body: LinkDraft,
    reply: z.object({ id: z.string(), address: z.string() }),
  }),
  renew: call({
    name: 'shares.renew',
    method: 'POST',
    path: '/api/cases/:case/share-links/:link/renew',
    access: 'premium',
    summary: 'Lets a link that was not ended go on: from now on so many days, and so many further openings.',
    limit: { most: 60, minutes: 60 },
    params: OneLink,
    body: z.object({ days, openings }),
    reply: z.object({ renewed: z.boolean() }),
  }),
  end: call({
    name: 'shares.end',
    method: 'POST',
    path: '/api/cases/:case/share-links/:link/end',
    access: 'agreed',
    summary: 'Ends a link at once, also for someone who has opened it.',
    params: OneLink,
    reply: z.object({ ended: z.boolean() }),
  }),
  look: call({
    name: 'shares.look',
    method: 'GET',
    path: '/api/shared/:code',
    access: 'public',
    summary: 'Who shared something by a link and until when. It opens nothing and counts as no opening.',
    credentials: 'omit',
    limit: { most: 120, minutes: 60, isForPages: true },
    params: z.object({ code: Token }),
    reply: z.object({
      /** Whether it can be opened; where it can’t, nothing else is said. */
      isOpen: z.boolean(),
      from: z.nullable(z.string()),
      whom: z.nullable(z.string()),
      until: z.nullable(z.string()),
      files: z.int(),
      asksWord: z.boolean(),
      maySave: z.boolean(),
    }),
  }),
  open: call({
    name: 'shares.open',
    method: 'POST',
    path: '/api/shared/open',
    access: 'public',
    summary: 'Opens a link, which counts and is noted for its author. The same key is the same opening.',
    credentials: 'omit',
    idempotent: true,
    limit: { most: 60, minutes: 60 },
    body: z.object({ code: Token, word: z.string().check(z.maxLength(mostShared.word, reason(msg`it is too long`))) }),
    reply: Opened,
  }),
  show: call({
    name: 'shares.show',
    method: 'POST',
    path: '/api/shared/show',
    access: 'public',
    summary: 'A file of an opened link, to be looked at, which is noted for its author once.',
    credentials: 'omit',
    limit: { most: 600, minutes: 60 },
    body: z.object({ visit: Token, file: z.uuid(), from: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5000)) }),
    reply: Opened,
  }),
}
