import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AskForm } from './ask-form.tsx'
import { LookUp } from './look-up.tsx'
import { Questions } from './questions.tsx'

interface SupportSectionProps {
  id: string
  title: ReactNode
  /** A sentence under the heading. */
  about?: ReactNode
  /** The first of the page: no line above it, and close to what stands before it. */
  isFirst?: boolean
  children: ReactNode
}

/** One part of a page of support, which a link leads to. */
export function SupportSection({ id, title, about, isFirst = false, children }: SupportSectionProps) {
  return (
    <section className={`scroll-mt-20 ${isFirst ? 'mt-6' : 'mt-12 border-t border-line pt-10'}`} id={id}>
      <h2 className={about ? 'mb-2' : 'mb-4'}>{title}</h2>
      {about && <p className="mb-6 max-w-prose text-soft">{about}</p>}
      {children}
    </section>
  )
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
