import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Pace } from '#domain/finances/income.ts'

export const paceNames: Readonly<Record<Pace, MessageDescriptor>> = {
  weekly: msg`every week`,
  every_two_weeks: msg`every two weeks`,
  twice_a_month: msg`twice a month`,
  monthly: msg`every month`,
}

export const markNames: Readonly<Record<'done' | 'not_mine' | 'explained', MessageDescriptor>> = {
  done: msg`Done`,
  not_mine: msg`Not my account`,
  explained: msg`Explained`,
}

export const views = ['overview', 'lines', 'declaration', 'income', 'budget', 'worth', 'checklist'] as const
export type View = (typeof views)[number]
export const viewNames: Readonly<Record<View, MessageDescriptor>> = {
  overview: msg`Overview`,
  lines: msg`Lines`,
  declaration: msg`Declaration`,
  income: msg`Income`,
  budget: msg`Budget`,
  worth: msg`Net worth`,
  checklist: msg`Checklist`,
}
export const viewIn = (search: URLSearchParams): View => views.find((view) => view === search.get('view')) ?? 'overview'
