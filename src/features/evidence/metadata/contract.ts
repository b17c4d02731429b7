// The metadata of a file that a parent uploaded: what the file says of itself. Read by the platform after the upload, and seen by its author alone.
import * as z from 'zod/mini'
import { CaseId } from '#case/cases/contract.ts'
import { call } from '#http/contract.ts'

/** Why the metadata of a file was not read. */
export const refusals = ['kind', 'damaged', 'tooSlow', 'tooLarge'] as const

const Made = z.object({
  tag: z.string(),
  /** As it stands in the file. */
  raw: z.string(),
  /** The clock where the device was, `2024-03-01T10:11:12`; `null` for what is no time. */
  local: z.nullable(z.string()),
  /** `-05:00` or `Z`; `null`: the file has no time zone. */
  offset: z.nullable(z.string()),
  /** What the upload's time says about it; `null` for what is no time. Minutes. */
  against: z.nullable(
    z.union([
      z.object({ is: z.literal('after') }),
      z.object({ is: z.literal('tooOld') }),
      z.object({ is: z.literal('before'), least: z.int(), most: z.int() }),
    ]),
  ),
})

export const FileMetadata = z.object({
  /** `waiting` until the platform has read the file. */
  state: z.enum(['waiting', 'read', 'cannot']),
  refusal: z.nullable(z.enum(refusals)),
  /** Of the original, in hex. */
  sha256: z.string(),
  uploadedAt: z.string(),
  /** What read it, when, and the SHA-256 of what it wrote; `null` while it waits. */
  by: z.nullable(z.object({ tool: z.string(), version: z.string(), at: z.string(), sha256: z.nullable(z.string()) })),
  made: z.array(Made),
  device: z.nullable(z.string()),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  traces: z.array(z.object({ kind: z.enum(['software', 'changed', 'history', 'original']), tag: z.string(), text: z.string() })),
  /** How many tags there are in all. */
  tags: z.int(),
})
export type FileMetadata = z.output<typeof FileMetadata>

export const OneFile = z.object({ case: CaseId, file: z.uuid() })

export const calls = {
  of: call({
    name: 'metadata.of',
    method: 'GET',
    path: '/api/cases/:case/files/:file/metadata',
    access: 'agreed',
    summary: 'What one’s own uploaded file says of itself: when and with what it was made, where, and what changed it.',
    params: OneFile,
    reply: FileMetadata,
  }),
}
