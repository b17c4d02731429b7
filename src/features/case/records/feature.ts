import type { Actor } from '#access/actor.ts'
import { notFound } from '#case/cases/public.ts'
import { madeContent } from '#case/files/public.ts'
import { feature } from '#feature/feature.ts'
import { perApp, type ServerDeps } from '#feature/deps.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { makeRecord } from './making.ts'
import { serveRecords } from './routes.ts'
import { service } from './service.ts'
import { recordParts } from './slots.ts'

const partsOf = perApp((deps) => ({ ...deps, parts: deps.all(recordParts), host: new URL(deps.appUrl).host }))
const serviceOf = perApp((deps) => service(partsOf(deps)))

/** The archive of a record, for its author alone. The list of a browser's downloads is seen by others: its name says only the day. */
const archiveOf = (deps: ServerDeps) => async (asked: { actor: Actor; params: { case: string; record: string } }) => {
  const { row, file } = await serviceOf(deps).own(asked)
  if (!file) return notFound(msg`This record is not ready, or no longer here.`)
  return {
    name: `record-${dayInZone('UTC', row.createdAt)}.zip`,
    type: 'application/zip',
    bytes: file.bytes,
    sha256: file.sha256,
    read: async (range?: { from: number; to?: number }) => madeContent(deps, file, range),
  }
}

/** A signed certificate, for the parent who asked for it. */
const certificateOf = (deps: ServerDeps) => async (asked: { actor: Actor; params: { case: string; copy: string } }) => {
  const { row, file } = await serviceOf(deps).certificate(asked)
  return {
    name: `certificate-${dayInZone('UTC', row.endedAt!)}.pdf`,
    type: 'application/pdf',
    bytes: file.bytes,
    sha256: file.sha256,
    read: async (range?: { from: number; to?: number }) => madeContent(deps, file, range),
  }
}

export const records = feature('case/records', {
  calls,
  service: (deps) => serviceOf(deps).handlers,
  jobs,
  work: (deps) => [
    {
      name: 'records.make',
      run: async (data) => makeRecord(partsOf(deps), { caseId: String(data['case']), id: String(data['record']) }),
    },
  ],
  routes: (scope, deps, access) =>
    serveRecords(scope, {
      ...access,
      isOff: deps.isOff,
      report: deps.report,
      record: archiveOf(deps),
      certificate: certificateOf(deps),
    }),
  pages: [
    {
      path: '/case-records',
      page: 'records',
      label: 'Records',
      menu: { group: 'communication', position: 35 },
    },
  ],
})
