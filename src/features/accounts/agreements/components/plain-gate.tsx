import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { Hidden } from '#web/hidden.tsx'
import { usePosted } from '#web/posted.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { calls, TermsVersion } from '../contract.ts'
import { Acknowledged, Changed, DocumentText } from '../public.tsx'

/** The fields of the form begin so; the rest is the document, the value its version. */
const field = 'accept:'

/** What the plain form of the terms asks for: those that were ticked. */
export function ticked(form: URLSearchParams) {
  return [...form].flatMap(([name, version]) => (name.startsWith(field) ? { type: name.slice(field.length), version } : []))
}

function Page({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

/** Said above a form that was sent and changed nothing. */
function Refusal({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <Notice title={title} tone="danger">
        <p>{children}</p>
      </Notice>
    </div>
  )
}

function Text({ of, isTicked }: { of: TermsVersion; isTicked: boolean }) {
  const { i18n } = useLingui()
  const day = dayInWords(of.version, i18n.locale)
  return (
    <li className="border-t border-line pt-6">
      <h2>{of.title}</h2>
      <p className="mb-4 text-sm text-soft">
        <Trans>Version of {day}.</Trans> {of.isDraft && <Trans>Draft for a lawyer to review.</Trans>}
      </p>
      <DocumentText level={3} of={of} />
      <Checkbox
        defaultChecked={isTicked}
        label={<Trans>I have read and accept “{of.title}”</Trans>}
        name={`${field}${of.documentType}`}
        value={of.version}
      />
    </li>
  )
}

/** The first gate without JavaScript: every document with its box, and one button. */
export function PlainTerms({ of }: { of: readonly TermsVersion[] }) {
  const posted = usePosted('accept')
  const failed = posted?.answer?.ok === false
  const isPart = of.some(({ documentType }) => posted?.values[`${field}${documentType}`] === undefined)
  return (
    <Page title={<Trans>Terms and policies</Trans>}>
      {failed && isPart && (
        <Refusal title={<Trans>Required Agreements</Trans>}>
          <Trans>Please accept all required terms and policies to continue.</Trans>
        </Refusal>
      )}
      {failed && !isPart && (
        <Refusal title={<Trans>Error</Trans>}>
          <Trans>Failed to record your agreement. Please try again.</Trans>
        </Refusal>
      )}
      <p className="max-w-prose text-soft">
        <Trans>Before you begin, read these texts and tick each of them. You are asked once. Nothing is ticked for you.</Trans>
      </p>
      <form className="grid gap-8" method="post">
        <Hidden form="accept" />
        <ol className="grid gap-8">
          {of.map((one) => (
            <Text isTicked={posted?.values[`${field}${one.documentType}`] === one.version} key={one.id} of={one} />
          ))}
        </ol>
        <div>
          <Button type="submit">
            <Trans>Accept</Trans>
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** The second gate without JavaScript. */
export function PlainAcknowledgement({ changed }: Pick<Reply<typeof calls.check>, 'changed'>) {
  const posted = usePosted('acknowledge')
  return (
    <Page title={<Trans>Before you start</Trans>}>
      {posted?.answer?.ok === false && (
        <Refusal title={<Trans>Something went wrong</Trans>}>
          {posted.values['acknowledged'] === undefined ? (
            <Trans>Tick the box to go on.</Trans>
          ) : (
            <Trans>Please try again in a moment.</Trans>
          )}
        </Refusal>
      )}
      <Changed of={changed} />
      <form className="grid gap-4" method="post">
        <Hidden form="acknowledge" />
        <Checkbox label={<Acknowledged />} name="acknowledged" />
        <div>
          <Button type="submit">
            <Trans>Start</Trans>
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** After a gate was passed by a plain form. */
export function Passed({ of }: { of: 'accept' | 'acknowledge' }) {
  const { appName } = useSite()
  return (
    <Page title={of === 'accept' ? <Trans>Terms Accepted</Trans> : <Trans>Welcome to {appName}!</Trans>}>
      <p>
        {of === 'accept' ? (
          <Trans>Welcome to {appName}! Your agreements have been recorded.</Trans>
        ) : (
          <Trans>You're all set to start using your family court tools.</Trans>
        )}
      </p>
      <p>
        <a className="button button-primary" href="/">
          <Trans>Go on</Trans>
        </a>
      </p>
    </Page>
  )
}
