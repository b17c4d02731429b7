import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { Version } from '../contract.ts'
import { Proposal } from './proposal.tsx'

interface ProposalsProps extends Omit<ComponentProps<typeof Proposal>, 'version' | 'isNamed' | 'effect' | 'children'> {
  versions: readonly Version[]
  /** Which of them the address names. */
  named: string | null
  /** Whose days become whose, said before it is approved. */
  renderEffect: (version: Version) => ReactNode
  /** A version laid out, and what it would change. */
  children: (version: Version) => ReactNode
}

/** The versions that wait for an answer, each with what it would change. */
export function Proposals({ versions, named, renderEffect, children, ...shared }: ProposalsProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting">
        <Trans>Proposals</Trans>
      </h2>
      {versions.map((version) => (
        <Proposal effect={renderEffect(version)} isNamed={named === version.id} key={version.id} version={version} {...shared}>
          {children(version)}
        </Proposal>
      ))}
    </section>
  )
}
