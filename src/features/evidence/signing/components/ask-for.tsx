import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { calls as documentCalls } from '#evidence/documents/contract.ts'
import { kindNames, maySignHere, type PaperKind, paperKinds } from '#domain/signing/kinds.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Select } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { toDocument } from './addresses.ts'
import { AskForm } from './ask-form.tsx'
import { ByHand } from './by-hand.tsx'

interface Props {
  document: string
  search: URLSearchParams
  seat: Seat
}

/** What kind of paper a document is, and with that how it is signed. */
export function AskFor({ document, search, seat }: Props) {
  return (
    <>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={toDocument(search, document)}>
        <Trans>Back to the document</Trans>
      </SiteLink>
      <Loaded
        failed={<Trans>Couldn’t load this document</Trans>}
        lines={6}
        query={useApiQuery(documentCalls.one, { params: { document }, query: { case: seat.caseId } })}
        safe={<Trans>Your documents are safe. It may have been removed. Try again, or go back to the list.</Trans>}
      >
        {(found) => <Ask document={found} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

function Ask({ document, search, seat }: { document: Reply<typeof documentCalls.one>; search: URLSearchParams; seat: Seat }) {
  const { t, i18n } = useLingui()
  const [kind, setKind] = useState<PaperKind | null>(null)
  const { title, versions, can } = document
  const latest = versions[0]!
  const { number, name } = latest
  return (
    <>
      <div className="grid gap-1">
        <h1 className="[overflow-wrap:anywhere] max-sm:text-2xl">
          <Trans>Sign “{title}”</Trans>
        </h1>
        <p className="text-soft [overflow-wrap:anywhere]">
          <Trans>
            Version {number}: {name}
          </Trans>
        </p>
      </div>
      <Select
        hint={t`This decides how it is signed.`}
        label={t`What kind of paper is it?`}
        name="kind"
        onChange={(event) => setKind(paperKinds.find((one) => one === event.target.value) ?? null)}
        options={[{ value: '', label: t`Choose` }, ...paperKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))]}
        value={kind ?? ''}
      />
      {kind !== null &&
        (maySignHere(kind) ? (
          can.change && (
            <AskForm document={document.id} key={kind} kind={kind} search={search} seat={seat} title={title} version={latest.id} />
          )
        ) : (
          <ByHand document={document.id} kind={kind} seat={seat} version={latest.id} />
        ))}
    </>
  )
}
