import type { CaseTx } from '#access/cases.ts'
import type { Scope } from '#case/cases/contract.ts'
import type { Membership } from '#case/cases/public.ts'
import { slot } from '#feature/slots.ts'
import type { Text } from '#kernel/text.ts'
import type { FileAt } from './store.ts'

/** What a feature says of files that are used in its things, beside what the database shows. */
export interface UseGate {
  /** The scope of its things. */
  topic: string
  /** The scopes of which a seat needs one to have files of such a thing; where it is left out, the topic. */
  scopes?: readonly Scope[]
  /** Why a seat can't have the files of a thing that it sees; `null` where it can. */
  refusal: (tx: CaseTx, seat: Membership, about: string) => Promise<Text | null>
}

/** Why a parent's own file can't be deleted, for a feature that has something made of it; `null` where it can. */
export type FileHolder = (tx: CaseTx, file: { caseId: string; authorId: string; id: string }) => Promise<Text | null>

export const fileHolders = slot<FileHolder>('what is made of files')

export const useGates = slot<UseGate>('files of things')

/** What a feature notes in the transaction in which a file got the copy that others can be given. */
export const fileCopied = slot<(tx: CaseTx, file: FileAt, copy: { type: string }) => Promise<void>>('after a file was copied')

/** What a feature asks for, in the transaction in which a file has arrived. */
export const fileArrived = slot<(tx: CaseTx, file: FileAt) => Promise<void>>('after a file has arrived')

/** A report of a file as apparent abuse material, by a parent whom it reached. */
export interface ReportOfFile {
  file: FileAt
  /** The seat that reports it. */
  by: string
}

/** The reference by which support finds a report, and whether this seat made it now. */
export interface NotedReport {
  reference: string
  isNew: boolean
}

/** What notes such a report, in the transaction in which it is made, as the machine. */
export const fileReported = slot<(tx: CaseTx, report: ReportOfFile) => Promise<NotedReport>>('reports of files')
