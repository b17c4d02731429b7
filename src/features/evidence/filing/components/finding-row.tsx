import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Group, replacementOf } from '#domain/filing/reduce.ts'
import { ruleOfKind } from '#domain/filing/rules.ts'
import { Badge } from '#web/ui/notice.tsx'
import { kindNames } from './words.ts'

interface Props {
  group: Group
  /** Two letters, whose rule holds. */
  state: string
  /** Where it is, in words. */
  where: ReactNode
  /** It stays as it is. */
  isLeft: boolean
  /** What a person can do with it. */
  children?: ReactNode
}

/** One finding: what it says, where, by which rule, and what would be written in its place. */
export function FindingRow({ group, state, where, isLeft, children }: Props) {
  const { i18n } = useLingui()
  const { kind, quote, certainty } = group
  const rule = ruleOfKind(state, kind)
  const short = replacementOf(group, rule.treatment)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <strong className="[overflow-wrap:anywhere]">
            <bdi>{quote}</bdi>
          </strong>
          {!isLeft && (
            <span className="[overflow-wrap:anywhere]">
              <span aria-hidden>→ </span>
              <span className="sr-only">
                <Trans>becomes</Trans>{' '}
              </span>
              <bdi>{short}</bdi>
            </span>
          )}
          {certainty === 'maybe' && (
            <Badge tone="attention">
              <Trans>May be one</Trans>
            </Badge>
          )}
        </span>
        <span className="block text-sm text-soft [overflow-wrap:anywhere]">
          {i18n._(kindNames[kind])} · {where} · {rule.citation}
          {rule.checkedOn === null && (
            <>
              {' '}
              (<Trans>not checked</Trans>)
            </>
          )}
        </span>
      </p>
      {children}
    </div>
  )
}
