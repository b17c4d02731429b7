import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import type { IsOff } from '#http/bind.ts'
import { asksFor, type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { type RangedFile, sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { OnePage, PageFor } from './contract.ts'
import type { looking } from './looking.ts'
import type { printing } from './printing.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  report: (error: unknown, where: string) => void
  looking: ReturnType<typeof looking>
  page: ReturnType<typeof printing>
}

const OneRequest = z.object({ case: CaseId, request: z.uuid() })
const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

/** Serves papers to be signed and signed copies to everyone who sees their request, and the page to be signed by hand to its author. */
export function servePapers(app: FastifyInstance, { limiter, isOff, report, looking: look, page, ...deps }: Deps) {
  const closedWith = { feature: 'signing', isOff }
  const whole = (
    name: string,
    path: string,
    fetch: (asked: { actor: Actor; params: z.output<typeof OneRequest> }) => Promise<RangedFile>,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (isOff('signing')) throw nothingHere()
      const actor = await asksFor(request, { name, access: 'agreed' }, deps)
      const params = z.safeParse(OneRequest, request.params)
      if (!params.success) throw nothingHere()
      return sendRanged(request, reply, await fetch({ actor, params: params.data }), report)
    })
  whole('signing.paper', '/api/cases/:case/sign-requests/:request/paper.pdf', look.paper)
  whole('signing.signed', '/api/cases/:case/sign-requests/:request/signed.pdf', look.signed)

  const picture = {
    name: 'signing.page',
    access: 'agreed',
    path: '/api/cases/:case/sign-requests/:request/pages/:page.jpg',
    params: OnePage,
    closedWith,
    limit: { most: 300, minutes: 10, limiter },
  } as const
  serveFile(app, picture, deps, async ({ actor, params: { page: number, ...params } }) => ({
    name: `page-${number}.jpg`,
    type: 'image/jpeg',
    content: await look.page({ actor, params }, number),
  }))
  const byHand = {
    name: 'signing.byHand',
    access: 'agreed',
    path: '/api/cases/:case/documents/:document/versions/:version/signature-page.pdf',
    params: z.object({ case: CaseId, document: z.uuid(), version: z.uuid() }),
    query: PageFor,
    closedWith,
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, byHand, deps, async ({ actor, params, query: { kind } }) => ({
    name: 'signature-page.pdf',
    type: 'application/pdf',
    content: await page({ actor, params, kind }),
  }))
}
