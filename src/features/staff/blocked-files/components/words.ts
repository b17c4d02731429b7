import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Report, Step } from '../contract.ts'

export const addresses = ['/api/staff/blocked-files']

export const stateWords: Readonly<Record<Report['state'], MessageDescriptor>> = {
  reported: msg`Reported, not blocked`,
  blocked: msg`Blocked, no CyberTipline report`,
  tipped: msg`Blocked and preserved`,
  ended: msg`Ended`,
}

export const dueWords: Readonly<Record<NonNullable<Report['due']>['what'], MessageDescriptor>> = {
  block: msg`Block`,
  tip: msg`CyberTipline`,
  preserve: msg`Preserve until`,
}

export const stepWords: Readonly<Record<Step['kind'], MessageDescriptor>> = {
  reported: msg`Reported`,
  blocked: msg`Blocked`,
  tipped: msg`Reported to the CyberTipline`,
  disclosed: msg`Handed over by legal process`,
  extended: msg`To be preserved longer`,
  due: msg`Preservation ended`,
  asked: msg`Asked to end the report`,
  withdrawn: msg`Stays as it is`,
  lifted: msg`Ended by a second person`,
}
