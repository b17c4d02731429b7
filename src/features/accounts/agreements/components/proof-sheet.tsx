import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { calls } from '../contract.ts'
import { DocumentText } from '../public.tsx'
import { Moment, useZone } from './moment.tsx'

/** How anybody with the text can make its digest again. */
function Recompute({ id }: { id: string }) {
  const { appUrl } = useSite()
  const file = `${id}.txt`
  const address = new URL(`/api/terms/hashed/${id}`, appUrl).href
  return (
    <section aria-labelledby="recompute" className="prose mt-6">
      <h2 className="text-lg" id="recompute">
        <Trans>How to check the fingerprint</Trans>
      </h2>
      <p>
        <Trans>
          The fingerprint is the SHA-256 of one line of UTF-8 text: a JSON list of the document’s kind, title, version and text, without
          spaces between them. If one letter of the text were another, it would differ. Take the line from{' '}
          <a className="break-all" download={file} href={`/api/terms/hashed/${id}`}>
            {address}
          </a>{' '}
          and run <code className="break-all">sha256sum {file}</code>, or on Windows{' '}
          <code className="break-all">certutil -hashfile {file} SHA256</code>.
        </Trans>
      </p>
    </section>
  )
}

const Exact = ({ children }: { children: ReactNode }) => <span className="figures break-all">{children}</span>

/** Who accepted which text, when, and how to show that it was this text. On paper the first page says that, and the text follows. */
export function ProofSheet({ of }: { of: Reply<typeof calls.proof> }) {
  const { i18n, t } = useLingui()
  const { appName } = useSite()
  const zone = useZone()
  const day = dayInWords(of.version, i18n.locale)
  return (
    <article>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="text-soft">{appName}</p>
          <h1>
            <Trans>Proof of acceptance</Trans>
          </h1>
        </div>
        <Button kind="secondary" onClick={() => print()}>
          <Trans>Print this sheet</Trans>
        </Button>
      </header>
      <div className="print:[&_dt]:w-40 print:[&_div]:flex print:[&_div]:py-0.5">
        <Facts
          items={[
            { key: 'who', term: <Trans>Who</Trans>, value: of.email === null ? t`A closed account` : `${of.name}, ${of.email}` },
            {
              key: 'what',
              term: <Trans>Accepted</Trans>,
              value: (
                <Trans>
                  “{of.title}”, version of {day}
                </Trans>
              ),
            },
            {
              key: 'when',
              term: <Trans>When</Trans>,
              value:
                of.at === null ? (
                  dayInWords(of.on, i18n.locale)
                ) : (
                  <>
                    <Moment at={of.at} utc />
                    {zone !== 'UTC' && (
                      <span className="block text-soft print:hidden">
                        <Moment at={of.at} />
                      </span>
                    )}
                  </>
                ),
            },
            { key: 'hash', term: <Trans>Fingerprint (SHA-256)</Trans>, value: <Exact>{of.sha256}</Exact> },
            { key: 'record', term: <Trans>Record</Trans>, value: <Exact>{of.id}</Exact> },
          ]}
        />
      </div>
      <Recompute id={of.versionId} />
      <section aria-labelledby="text" className="mt-8 border-t border-line pt-6 print:mt-0 print:break-before-page print:border-0">
        <h2 className="mb-4" id="text">
          <Trans>The text that was accepted</Trans>
        </h2>
        <DocumentText level={3} of={of} />
      </section>
    </article>
  )
}
