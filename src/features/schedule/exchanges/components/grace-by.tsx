import { Plural, Trans } from '@lingui/react/macro'
import { usualGrace } from '#domain/exchange/lateness.ts'
import type { Exchange } from '../contract.ts'

/** Minutes of grace with what gives them: a number and its clause are never apart. */
export function GraceBy({ minutes, by }: { minutes: number; by: Exchange['graceBy'] }) {
  return (
    <>
      <Plural one="# minute of grace" other="# minutes of grace" value={minutes} />{' '}
      {by ? (
        <Trans>
          by {by.order}, paragraph {by.clause.paragraph}
        </Trans>
      ) : minutes === usualGrace ? (
        <Trans>(the default here, not from an order)</Trans>
      ) : (
        <Trans>(as kept with the first record)</Trans>
      )}
    </>
  )
}
