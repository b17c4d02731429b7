import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Version } from '../contract.ts'
import { Proposal } from './proposal.tsx'

/** The versions that wait for an answer, each with what it would change. */
export function Proposals({ versions, ...shared }: Omit<ComponentProps<typeof Proposal>, 'version'> & { versions: readonly Version[] }) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting">
        <Trans>Proposals</Trans>
      </h2>
      {versions.map((version) => (
        <Proposal key={version.id} version={version} {...shared} />
      ))}
    </section>
  )
}
