import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Demand } from '../contract.ts'

export const demandWords: Readonly<Record<Demand['kind'], MessageDescriptor>> = {
  subpoena: msg`Subpoena`,
  court_order: msg`Order of a court`,
  preservation: msg`Request to preserve`,
  authority: msg`Request of an authority`,
}

export const demandStateWords: Readonly<Record<Demand['state'], MessageDescriptor>> = {
  open: msg`Open`,
  objected: msg`We objected`,
  answered_nothing: msg`Answered: we had nothing`,
  answered_part: msg`Answered with what we had`,
  withdrawn: msg`Withdrawn`,
}
