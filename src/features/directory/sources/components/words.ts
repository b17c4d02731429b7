import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { FaultName, Run, Setup, Status } from '../contract.ts'

type Words<K extends string> = Readonly<Record<K, MessageDescriptor>>

export const stateWords: Words<Run['state']> = {
  queued: msg`Waits for its turn`,
  running: msg`Under way`,
  held: msg`Waits for a yes`,
  approved: msg`Agreed to, about to be applied`,
  applied: msg`Applied`,
  unchanged: msg`Nothing has changed`,
  failed: msg`Failed`,
  cancelled: msg`Called off`,
  refused: msg`Refused`,
  superseded: msg`Overtaken by a newer run`,
}

export const freshnessWords: Words<Status['freshness']> = {
  fresh: msg`Fresh`,
  due: msg`Due`,
  late: msg`Late`,
  never: msg`Never read`,
}

export const holdWords: Words<Run['heldFor'][number]> = {
  asked: msg`It was asked for by hand, and is a dry run.`,
  first: msg`It is the first run, or the address or the mapping is new.`,
  change: msg`It touches more than 20 % of the records that stand.`,
  rows: msg`It has more or fewer rows than is usual for this source.`,
}

export const faultWords: Words<FaultName> = {
  address: msg`The address cannot be used: https, no port, no password.`,
  private_address: msg`The host’s name leads to a private network. Nothing was sent there.`,
  dns: msg`The host’s name is not known.`,
  connection: msg`No connection came about.`,
  timeout: msg`The host did not answer in time.`,
  cut_off: msg`Only a part of the page came.`,
  too_large: msg`The page is larger than is taken.`,
  content_type: msg`It is another kind of file than was expected.`,
  encoding: msg`The page is packed in a way that cannot be unpacked.`,
  status: msg`The host refused the request.`,
  gone: msg`The page is not there any more.`,
  forbidden: msg`The host does not let us read the page.`,
  busy: msg`The host was busy, or had a fault of its own.`,
  redirects: msg`The page leads on and on, or nowhere.`,
  robots_unreachable: msg`The host’s robots.txt cannot be read, so nothing was fetched.`,
  robots: msg`The host’s robots.txt asks us to stay away, so nothing was fetched.`,
  moved: msg`The page has moved to another host. Nothing was asked of that host.`,
  no_rows: msg`No row was found. Has the page a new layout?`,
  unreadable: msg`What came is not what the reader expects.`,
  too_many_pages: msg`The roster leads on for more than 50 pages.`,
  changed_since: msg`The directory has changed since this was looked at. Run it again.`,
  interrupted: msg`The server stopped in the middle.`,
  stopped: msg`The kill switch was thrown.`,
  bug: msg`Our own program failed. It was reported.`,
}

export const robotsWords: Words<NonNullable<Setup['robots']>> = {
  allowed: msg`allows it`,
  none: msg`there is none, so nothing is asked of us`,
  refused: msg`asks us to stay away`,
  unreachable: msg`could not be read`,
}

export const phaseWords: Words<NonNullable<Run['progress']>['phase']> = {
  fetching: msg`Fetching`,
  reading: msg`Reading and comparing`,
  writing: msg`Writing`,
}
