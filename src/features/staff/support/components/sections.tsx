import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '#web/ui/section.tsx'
import { AskForm } from './ask-form.tsx'
import { LookUp } from './look-up.tsx'
import { Questions } from './questions.tsx'

type PartProps = Parameters<typeof Section>[0] & {
  /** The first of the page: no line above it, and close to what is before it. */
  isFirst?: boolean
}

/** One part of a page of support, which a link leads to. */
export function SupportSection({ isFirst = false, ...section }: PartProps) {
  return <Section className={isFirst ? 'mt-6' : 'mt-12 border-t border-line pt-10'} {...section} />
}

/** What is asked most. */
export function CommonQuestions({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <SupportSection id="questions" isFirst={isFirst} title={<Trans>Common questions</Trans>}>
      <Questions />
    </SupportSection>
  )
}

/** A question without an account. */
export function AskAsVisitor() {
  return (
    <SupportSection
      about={<Trans>A person reads and answers. You need no account and no address.</Trans>}
      id="question"
      title={<Trans>Ask us</Trans>}
    >
      <AskForm />
    </SupportSection>
  )
}

/** The answer to a question that was asked without an account. */
export function ReadAnswer({ about }: { about?: ReactNode }) {
  return (
    <SupportSection about={about} id="answer" title={<Trans>Read your answer</Trans>}>
      <LookUp />
    </SupportSection>
  )
}
