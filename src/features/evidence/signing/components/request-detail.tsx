import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { kindNames } from '#domain/signing/kinds.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls } from '../contract.ts'
import { fileOf, toPapers } from './addresses.ts'
import { PaperPages } from './paper-pages.tsx'
import { RequestActs } from './request-acts.tsx'
import { SignBadge } from './sign-badge.tsx'

interface Props {
  request: string
  search: URLSearchParams
  seat: Seat
}

/** One paper: what it is, what the reader may do, and its pages. */
export function RequestDetail({ request, search, seat }: Props) {
  return (
    <>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={toPapers(search)}>
        <Trans>All papers to sign</Trans>
      </SiteLink>
      <Loaded
        failed={<Trans>Couldn’t load this paper</Trans>}
        lines={8}
        query={useApiQuery(calls.one, { params: { request }, query: { case: seat.caseId } })}
        safe={<Trans>The paper is safe. Try again in a minute, or go back to the list.</Trans>}
      >
        {(found) => <Whole request={found} seat={seat} />}
      </Loaded>
    </>
  )
}

function Whole({ request, seat }: { request: Reply<typeof calls.one>; seat: Seat }) {
  const { i18n } = useLingui()
  const { caseId, zone } = seat
  const { id, title, kind, state, note, from, isMine, texts, signed } = request
  return (
    <>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="[overflow-wrap:anywhere] max-sm:text-2xl">{title}</h1>
          <SignBadge state={state} />
        </div>
        <p className="text-soft">{i18n._(kindNames[kind])}</p>
        <Standing request={request} zone={zone} />
        {note !== '' && (
          <p className="[overflow-wrap:anywhere]">
            {isMine ? (
              <Trans>Your note: {note}</Trans>
            ) : (
              <Trans>
                Note from {from}: {note}
              </Trans>
            )}
          </p>
        )}
      </div>
      {signed && (
        <a className="button button-primary no-print justify-self-start" download href={fileOf(caseId, id, 'signed.pdf')}>
          <Trans>Download signed copy (PDF)</Trans>
        </a>
      )}
      <PaperPages caseId={caseId} request={id} texts={texts} title={title} />
      <RequestActs caseId={caseId} request={request} />
      <a className="no-print inline-flex min-h-11 items-center justify-self-start" download href={fileOf(caseId, id, 'paper.pdf')}>
        <Trans>Download the paper without signatures (PDF)</Trans>
      </a>
      <p className="text-sm text-soft">
        <Trans>This is a private paper. It changes no court order, and it is not a paper for a court.</Trans>
      </p>
      <Hashes request={request} />
    </>
  )
}

/** Who did what, and until when it waits. */
function Standing({ request, zone }: { request: Reply<typeof calls.one>; zone: string }) {
  const { i18n } = useLingui()
  const { state, isMine, from, expiresAt, settledAt, reason, wantsPaper, signatures } = request
  const moment = (at: string) => formatDate('moment', at, i18n.locale, zone)
  const [until, when] = [expiresAt === null ? '' : moment(expiresAt), settledAt === null ? '' : moment(settledAt)]
  return (
    <>
      {state === 'asked' && (
        <p>
          {isMine ? (
            <Trans>The other parent can sign until {until}.</Trans>
          ) : (
            <Trans>
              {from} asks you to sign this. You can answer until {until}, and you don’t have to sign.
            </Trans>
          )}
        </p>
      )}
      {state === 'expired' && (
        <p>
          <Trans>It was not answered by {until}.</Trans>
        </p>
      )}
      {state === 'withdrawn' && (
        <p>
          <Trans>Withdrawn on {when}.</Trans>
        </p>
      )}
      {state === 'declined' && (
        <p className="[overflow-wrap:anywhere]">
          {wantsPaper ? <Trans>Declined on {when}: to be signed on paper instead.</Trans> : <Trans>Declined on {when}.</Trans>} {reason}
        </p>
      )}
      {signatures.map(({ name, at }) => (
        <p key={at}>
          <Signed name={name} when={moment(at)} />
        </p>
      ))}
    </>
  )
}

const Signed = ({ name, when }: { name: string; when: string }) => (
  <Trans>
    Signed by {name} on {when}.
  </Trans>
)

function Hashes({ request: { sha256, signed } }: { request: Reply<typeof calls.one> }) {
  const [paper, copy] = [sha256, signed?.sha256 ?? '']
  return (
    <Disclosure
      className="text-sm text-soft"
      title={
        <span className="font-normal">
          <Trans>How the copy can be checked</Trans>
        </span>
      }
    >
      <p className="pb-2 [overflow-wrap:anywhere]">
        <Trans>SHA-256 of the paper: {paper}</Trans>
        {signed && (
          <>
            <br />
            <Trans>SHA-256 of the signed copy: {copy}</Trans>
            <br />
            {signed.seal === 'none' ? (
              <Trans>The signed copy is not sealed: no certificate is set up on this site.</Trans>
            ) : (
              <Trans>The signed copy is sealed (PAdES {signed.seal}). A PDF reader shows whether it is valid.</Trans>
            )}
          </>
        )}
      </p>
    </Disclosure>
  )
}
