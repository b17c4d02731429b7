// Files of a case. A parent uploads them for themselves: the other parent is given nothing, not even that there is a file. A large one
// arrives in pieces and goes on after a break (tus, routes.ts); it is stored once both sides have the same SHA-256 (docs/decisions/0091).
import * as z from 'zod/mini'
import { longestName } from '#domain/files/limits.ts'
import { call } from '#http/contract.ts'
import { requiredText } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, InCase, OfCase } from '#case/cases/contract.ts'

export const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the file as it was uploaded. */
  bytes: z.int(),
  /** Its media type, found by its content. */
  type: z.string(),
  /** Of the file as it was uploaded, in hex. */
  sha256: z.string(),
  uploadedAt: z.string(),
  /** Its content is something else than its name says. */
  isMisnamed: z.boolean(),
  /** The virus scanner has looked at it. */
  isScanned: z.boolean(),
  /** There is a copy of it that can be given to others. */
  canShare: z.boolean(),
  /** The media type of that copy. */
  copyType: z.nullable(z.string()),
  /** Its author marked it: it has no small picture, no program reads it, and a copy is made when that is chosen twice. */
  isSensitive: z.boolean(),
  /** The reference under which it is not available; `null` where it is. */
  blocked: z.nullable(z.string()),
})
export type StoredFile = z.output<typeof StoredFile>

/** A file in what it is used in, for everyone who sees that. */
export const UsedFile = z.object({
  /** Of the use: its bytes are at `/api/cases/:case/files/used/:use/content`, those of a small picture at `…/small`. */
  id: z.string(),
  name: z.string(),
  /** Type, size and SHA-256 of the copy that everyone is given. */
  type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  isScanned: z.boolean(),
  /** The reference under which it is not available; `null` where it is. */
  blocked: z.nullable(z.string()),
  /** The reader is a parent whom someone else shared it with. */
  canReport: z.boolean(),
})
export type UsedFile = z.output<typeof UsedFile>

/** An upload that has begun and is not finished. */
const Upload = z.object({ id: z.string(), name: z.string(), bytes: z.int(), received: z.int(), isSensitive: z.boolean() })

const OneUpload = z.object({ case: CaseId, upload: z.uuid() })
const OneFile = z.object({ case: CaseId, file: z.uuid() })
const OneUse = z.object({ case: CaseId, use: z.uuid() })
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, reason(msg`it is no SHA-256`)))

export const calls = {
  list: call({
    name: 'files.list',
    method: 'GET',
    path: '/api/files',
    access: 'agreed',
    summary: 'One’s own files in a case, the latest first, uploads that are not finished, and how much space is left.',
    query: z.extend(OfCase, { cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      files: z.array(StoredFile),
      next: z.nullable(z.string()),
      uploads: z.array(Upload),
      /** Bytes. */
      used: z.int(),
      most: z.int(),
      largest: z.int(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  begin: call({
    name: 'files.begin',
    method: 'POST',
    path: '/api/cases/:case/files/uploads',
    access: 'agreed',
    summary: 'Begins an upload. Its bytes are then sent by tus to the upload’s address.',
    idempotent: true,
    limit: { most: 600, minutes: 60 },
    params: InCase,
    body: z.object({
      name: requiredText(longestName),
      bytes: z.int().check(z.minimum(0)),
      /** Marked as sensitive from the beginning. */
      isSensitive: z.optional(z.boolean()),
    }),
    reply: z.object({ id: z.string() }),
  }),
  finish: call({
    name: 'files.finish',
    method: 'POST',
    path: '/api/cases/:case/files/uploads/:upload/finish',
    access: 'agreed',
    summary: 'Finishes an upload whose bytes have arrived: the SHA-256 of both sides must be the same.',
    params: OneUpload,
    body: z.object({ sha256: Sha256 }),
    reply: StoredFile,
  }),
  cancel: call({
    name: 'files.cancel',
    method: 'POST',
    path: '/api/cases/:case/files/uploads/:upload/cancel',
    access: 'agreed',
    summary: 'Gives up an upload; what has arrived of it is deleted.',
    params: OneUpload,
    reply: z.object({ canceled: z.boolean() }),
  }),
  prepare: call({
    name: 'files.prepare',
    method: 'POST',
    path: '/api/cases/:case/files/:file/prepare',
    access: 'agreed',
    summary: 'Makes the copy of a file that others can be given, or says why there is none.',
    limit: { most: 600, minutes: 60 },
    params: OneFile,
    reply: z.object({ file: StoredFile, /** Why it can’t be shared; `null` where it can. */ refusal: z.nullable(z.string()) }),
  }),
  confirmCopy: call({
    name: 'files.confirmCopy',
    method: 'POST',
    path: '/api/cases/:case/files/:file/confirm-copy',
    access: 'agreed',
    summary:
      'Says of one’s own file that is marked as sensitive that a copy may be made and sent all the same. It counts until the mark changes.',
    params: OneFile,
    reply: z.object({ confirmed: z.boolean() }),
  }),
  remove: call({
    name: 'files.remove',
    method: 'POST',
    path: '/api/cases/:case/files/:file/remove',
    access: 'agreed',
    summary: 'Deletes one’s own file.',
    params: OneFile,
    reply: z.object({ removed: z.boolean() }),
  }),
  report: call({
    name: 'files.report',
    method: 'POST',
    path: '/api/cases/:case/files/used/:use/report',
    access: 'agreed',
    summary: 'Reports a file that someone else shared as apparent sexual abuse of a child. Nobody is notified, and staff don’t open it.',
    limit: { most: 20, minutes: 60 },
    params: OneUse,
    reply: z.object({ /** By which support finds the report. */ reference: z.string() }),
  }),
}
