import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Case } from '../contract.ts'
import { Answers, History, Log, VersionBadge } from './about.tsx'
import { AlikeBadge, AlikeTexts } from './alike.tsx'
import { Decide } from './decide.tsx'
import { Key } from './keys.tsx'
import { Marked } from './marked.tsx'
import { Reports } from './reports.tsx'
import { stateWords } from './words.ts'

interface OneCaseProps extends ComponentProps<typeof Decide> {
  of: Case
  /** What is closed until a key opens it: the latest ratings of the person, and why the checks found what they found. */
  panels: Readonly<Record<'latest' | 'why', RefObject<HTMLDetailsElement | null>>>
  onOpen: (id: string) => void
  onPass: () => void
  onLeave: () => void
}

/** One rating, whole: the text with its findings, the decision, and beside them what happened and the person's history. */
export function OneCase({ panels, onOpen, onPass, onLeave, ...decide }: OneCaseProps) {
  const { i18n } = useLingui()
  const { of } = decide
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const received = dayInWords(of.receivedOn, i18n.locale, 'day')
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <article>
        <h2 className="outline-none" ref={heading} tabIndex={-1}>
          {of.professional.name}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone="attention">{i18n._(stateWords[of.state])}</Badge>
          <VersionBadge version={of.version} />
          <AlikeBadge n={of.alike.n} />
          {of.heldFor.length > 0 && (
            <span className="figures text-sm text-soft">
              <Trans>held for {of.heldFor.join(', ')}</Trans>
            </span>
          )}
          <span className="figures text-sm text-soft">
            <Trans>came on {received}</Trans>
          </span>
        </p>
        <div className="mt-3">
          <Answers of={of} />
        </div>
        {of.saw === '' ? (
          <p className="mt-4 text-soft">
            <Trans>Answers only, without a text.</Trans>
          </p>
        ) : (
          <Marked of={of} why={panels.why} />
        )}
        <Reports of={of} />
        <Decide {...decide} />
        <p className="no-print mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
          <Button busy={decide.busy} kind="quiet" onClick={onPass}>
            <Trans>Pass it over</Trans>
            <Key>n</Key>
          </Button>
          <Button busy={decide.busy} kind="quiet" onClick={onLeave}>
            <Trans>Back to the queue</Trans>
            <Key>⌫</Key>
          </Button>
        </p>
      </article>
      <aside className="grid grid-cols-1 content-start gap-8">
        <Log log={of.log} />
        <History latest={panels.latest} of={of} />
      </aside>
      <div className="lg:col-span-2">
        <AlikeTexts of={of} onOpen={onOpen} />
      </div>
    </div>
  )
}
