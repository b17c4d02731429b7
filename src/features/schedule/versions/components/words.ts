import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Layer } from '#domain/schedule/types.ts'
import type { Basis, Version } from '../contract.ts'

export const layerNames: Readonly<Record<Layer, MessageDescriptor>> = {
  base: msg`Usual weeks`,
  season: msg`Season`,
  vacation: msg`Vacation`,
  holiday: msg`Holiday`,
  change: msg`Agreed change`,
}

export const basisNames: Readonly<Record<Basis, MessageDescriptor>> = {
  agreed: msg`By agreement`,
  order: msg`As a court ordered`,
  own: msg`One parent’s own plan`,
}

export const stateNames: Readonly<Record<Version['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  proposed: msg`Waiting for an answer`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  withdrawn: msg`Taken back`,
  expired: msg`Not answered in time`,
}
