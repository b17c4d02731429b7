import type { CaseTx } from '#access/cases.ts'
import type { Counts } from '#accounts/settings/contract.ts'
import { type Here, isMine } from './here.ts'
import { type CaseFeature, type DigestTurn, soon } from './rules.ts'
import { slot } from '#feature/slots.ts'

/** Dates this far ahead are in the day's mail when they change. Days. */
export const ahead = 400

/** A hearing that this person may see. Moments in milliseconds. */
export interface SeenHearing {
  id: string
  from: number
  written: number
  isMine: boolean
  isCancelled: boolean
}

/** What a person's settings ask for now. `digest` is the day's mail where one is due, which covers everything. */
export interface Asked {
  now: number
  features: readonly CaseFeature[]
  digest: DigestTurn | null
}

/** What one feature has that is new or near in a case. Moments in milliseconds. */
export interface Found {
  hearings: readonly SeenHearing[]
  exchanges: readonly { key: string; caseId: string; due: number }[]
  /** What waits for this person's own answer. */
  waiting: readonly { id: string; since: number }[]
  /** For the day's mail alone. What waits is counted from the list. */
  counts: Partial<Omit<Counts, 'waiting'>>
}

/**
 * Reads what one feature has that a reminder can be about, with the eyes of the person it goes to: row-level security shows
 * what a page would. A feature writes its source in its own `reminders.ts`, and `app/case-sources.ts` lists it. A source
 * marks nothing as opened, and reads nothing that was not asked for.
 */
export type ReminderSource = (tx: CaseTx, here: Here, asked: Asked) => Promise<Partial<Found>>

export const isAsked = ({ features, digest }: Asked, feature: CaseFeature): boolean => digest !== null || features.includes(feature)

/** Whether another person did something in the time that a day's mail covers. */
export const isNewIn = ({ since, until }: DigestTurn, here: Here, at: Date | null, by: string | null): boolean =>
  at !== null && by !== null && at.getTime() > since && at.getTime() <= until && !isMine(here, by)

/** Whether a moment lies in what a day's mail calls near. */
export const isNear = (at: number, now: number): boolean => at > now && at <= now + soon

/** Every feature that has something to remind of fills it; equal results come in the order of the app's list. */
export const reminderSource = slot<ReminderSource>('reminders')
