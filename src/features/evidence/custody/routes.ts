import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { OneFile } from './contract.ts'
import { drafts } from './paper.ts'
import type { printing } from './printing.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  print: ReturnType<typeof printing>
}

/** The chain of custody as PDF and CSV, and the drafts. Each is made while its reader waits; the file is read for it once more. */
export function serveCustody(app: FastifyInstance, { limiter, isOff, print, ...deps }: Deps) {
  const at = '/api/cases/:case/files/:file'
  const call = {
    name: 'custody.print',
    access: 'agreed',
    params: OneFile,
    closedWith: { feature: 'custody', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, { ...call, path: `${at}/custody.pdf` }, deps, async (asked) => ({
    name: 'chain-of-custody.pdf',
    type: 'application/pdf',
    content: await print.paper(asked),
  }))
  serveFile(app, { ...call, path: `${at}/custody.csv` }, deps, async (asked) => ({
    name: 'chain-of-custody.csv',
    type: 'text/csv; charset=utf-8',
    content: await print.csv(asked),
  }))
  const ofDraft = z.extend(OneFile, { draft: z.enum(drafts) })
  serveFile(app, { ...call, params: ofDraft, path: `${at}/draft-:draft.pdf` }, deps, async ({ actor, params: { draft, ...params } }) => ({
    name: `draft-${draft}.pdf`,
    type: 'application/pdf',
    content: await print.draft(draft)({ actor, params }),
  }))
}
