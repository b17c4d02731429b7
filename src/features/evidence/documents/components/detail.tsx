import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { folderNames, type StepKind } from '#domain/documents/documents.ts'
import { useApiQuery } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Document } from '../contract.ts'
import { pageWith, stale } from './addresses.ts'
import { Removal } from './removal.tsx'
import { SaidFields } from './said-fields.tsx'
import { StateBadge } from './state-badge.tsx'
import { StepForm } from './step-form.tsx'
import { Steps } from './steps.tsx'
import { VersionForm } from './version-form.tsx'
import { Latest, Versions } from './versions.tsx'

interface Props {
  document: string
  search: URLSearchParams
  seat: Seat
}

/** One document: its latest version, what happened to it, and its versions. */
export function Detail({ document, search, seat }: Props) {
  return (
    <>
      <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={pageWith(search, { document: '' })}>
        <Trans>Back to documents</Trans>
      </SiteLink>
      <Loaded
        failed={<Trans>Couldn’t load this document</Trans>}
        lines={8}
        query={useApiQuery(calls.one, { params: { document }, query: { case: seat.caseId } })}
        safe={<Trans>Your documents are safe. It may have been removed. Try again, or go back to the list.</Trans>}
      >
        {(found) => <Whole document={found} key={found.id} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

function Whole({ document, search, seat }: { document: Reply<typeof calls.one>; search: URLSearchParams; seat: Seat }) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const [open, setOpen] = useState<'change' | 'version' | StepKind | null>(null)
  const { caseId, zone } = seat
  const { title, state, kind, docket, note, folder, versions, can, today } = document
  const close = () => setOpen(null)
  const toDocument = (id: string) => {
    close()
    go(pageWith(search, { document: id }))
  }
  const said = [
    { term: <Trans>Folder</Trans>, value: i18n._(folderNames[folder]) },
    { term: <Trans>Kind</Trans>, value: kind },
    { term: <Trans>Court and case number</Trans>, value: docket },
    { term: <Trans>Note</Trans>, value: note },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="[overflow-wrap:anywhere]">{title}</h1>
        <StateBadge state={state} />
      </div>
      {versions[0] && (
        <Latest canShare={can.change} caseId={caseId} title={title} toSign={pageWith(search, { sign: 'new' })} version={versions[0]} />
      )}
      <Section className="mt-4 gap-2" id="steps" title={<Trans>Signed, filed, served</Trans>}>
        <Steps caseId={caseId} document={document} zone={zone} />
        {can.change && (
          <div className="no-print flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => setOpen('filed')}>
              <Trans>Add step</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen('served')}>
              <Trans>Add proof of service</Trans>
            </Button>
          </div>
        )}
      </Section>
      <Section className="mt-4 gap-2" id="versions" title={<Trans>Versions</Trans>}>
        <Versions caseId={caseId} versions={versions} zone={zone} />
        {can.change && (
          <Button className="no-print justify-self-start" kind="secondary" onClick={() => setOpen('version')}>
            <Trans>Add version</Trans>
          </Button>
        )}
      </Section>
      <Section className="mt-4 gap-2" id="about" title={<Trans>About this document</Trans>}>
        <Facts items={said} />
        {can.change && (
          <div className="no-print flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => setOpen('change')}>
              <Trans>Change details</Trans>
            </Button>
            {document.blocked === null && (
              <SiteLink
                className="button button-secondary"
                to={caseLink(`/evidence-dashboard?view=suggested&of=document&id=${document.id}`, search)}
              >
                <Trans>Suggested facts</Trans>
              </SiteLink>
            )}
            <Removal caseId={caseId} document={document.id} onRemoved={() => go(pageWith(search, { document: '' }))} />
          </div>
        )}
      </Section>
      <Dialog keepsWords onClose={close} open={open === 'change'} title={<Trans>Change details</Trans>}>
        {open === 'change' && <ChangeForm caseId={caseId} document={document} onDone={close} />}
      </Dialog>
      <Dialog keepsWords onClose={close} open={open === 'version'} title={<Trans>Add version</Trans>}>
        {open === 'version' && <VersionForm caseId={caseId} document={document.id} onDone={close} onOpen={toDocument} />}
      </Dialog>
      <Dialog
        keepsWords
        onClose={close}
        open={open !== null && open !== 'change' && open !== 'version'}
        title={open === 'served' ? <Trans>Add proof of service</Trans> : <Trans>Add step</Trans>}
      >
        {open !== null && open !== 'change' && open !== 'version' && (
          <StepForm caseId={caseId} document={document.id} kind={open} onDone={close} today={today} />
        )}
      </Dialog>
    </>
  )
}

function ChangeForm({ caseId, document, onDone }: { caseId: string; document: Document; onDone: () => void }) {
  const { t } = useLingui()
  const saving = useMutation(calls.save, stale)
  const { id, folder, title, kind, docket, note } = document
  const [said, setSaid] = useState({ folder, title, kind, docket, note })
  return (
    <Form
      check={() => (said.title.trim() === '' ? { title: t`Enter a title.` } : ({} as Record<string, string>))}
      done={t`Details changed`}
      isControlled
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={() => null}
      send={() => saving.send({ params: { case: caseId, document: id }, body: said })}
      submit={<Trans>Save changes</Trans>}
    >
      {(errorAt) => <SaidFields errorAt={errorAt} onChange={setSaid} said={said} />}
    </Form>
  )
}
