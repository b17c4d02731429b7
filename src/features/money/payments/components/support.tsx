import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Board, calls, type SupportTerm } from '../contract.ts'
import { invalidates } from './invalidates.ts'
import { Dispute, DisputeForm } from './dispute.tsx'
import { SupportForm } from './support-form.tsx'
import { frequencyNames, wayNames } from './words.ts'

interface SupportProps {
  board: Board
  caseId: string
  side: 'A' | 'B' | null
  names: Names
}

/** The support that orders set, and how it is paid. */
export function Support({ board: { support, orderSays, children, can, zone }, caseId, side, names }: SupportProps) {
  const { i18n } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<SupportTerm | null>(null)
  const [disputing, setDisputing] = useState<SupportTerm | null>(null)
  const ways = [...(orderSays ? [orderSays.by] : []), ...support.map(({ paidBy }) => paidBy)]
  return (
    <Section
      about={<Trans>What your order sets. Due dates are added here by themselves.</Trans>}
      id="support"
      title={<Trans>Child support</Trans>}
    >
      {ways.some((way) => way !== 'direct') && (
        <Notice title={<Trans>Support is not paid directly</Trans>} tone="attention">
          <p>
            {orderSays && orderSays.by !== 'direct' && (
              <>
                {orderSays.order}
                {orderSays.paragraph && <> ¶ {orderSays.paragraph}</>}: {i18n._(wayNames[orderSays.by])}.{' '}
              </>
            )}
            <Trans>A payment made outside the order may not be credited.</Trans>{' '}
            <a href="https://www.acf.hhs.gov/css/parents/how-do-i-make-payment" rel="noreferrer" target="_blank">
              <Trans>Find your state’s payment page (acf.hhs.gov)</Trans>
            </a>
          </p>
        </Notice>
      )}
      <Rows
        empty={
          <p className="text-soft">
            <Trans>No support is entered.</Trans>
          </p>
        }
        of={support}
        rowKey={({ id }) => id}
      >
        {(term) => (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-base">
                {formatCents(term.cents)} · {i18n._(frequencyNames[term.frequency])}
              </h3>
              <Terms kids={children} names={names} term={term} />
              {term.dispute && <Dispute caseId={caseId} of={term.dispute} term={term} zone={zone} />}
            </div>
            {term.can.dispute && (
              <Button className="no-print" kind="quiet" onClick={() => setDisputing(term)}>
                <Trans>I see this differently</Trans>
              </Button>
            )}
            {term.can.end && (
              <Button className="no-print" kind="quiet" onClick={() => setEnding(term)}>
                <Trans>End or remove</Trans>
              </Button>
            )}
          </div>
        )}
      </Rows>
      {can.record && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setAdding(true)}>
          <Trans>Enter support from your order</Trans>
        </Button>
      )}
      <Dialog keepsWords onClose={() => setAdding(false)} open={isAdding} title={<Trans>Support from your order</Trans>}>
        {isAdding && side && (
          <SupportForm by={orderSays?.by ?? 'direct'} caseId={caseId} kids={children} names={names} onDone={() => setAdding(false)} />
        )}
      </Dialog>
      <Dialog keepsWords onClose={() => setEnding(null)} open={ending !== null} title={<Trans>End this support</Trans>}>
        {ending && <EndForm caseId={caseId} onDone={() => setEnding(null)} term={ending} />}
      </Dialog>
      <Dialog keepsWords onClose={() => setDisputing(null)} open={disputing !== null} title={<Trans>I see this support differently</Trans>}>
        {disputing && <DisputeForm caseId={caseId} onDone={() => setDisputing(null)} term={disputing.id} />}
      </Dialog>
    </Section>
  )
}

function Terms({ term, names, kids }: { term: SupportTerm; names: Names; kids: Board['children'] }) {
  const { i18n } = useLingui()
  const day = (of: string) => dayInWords(of, i18n.locale)
  const { payer, child, until, next, paidBy, paragraph, enteredBy } = term
  const [from, kid] = [names[payer], kids.find(({ id }) => id === child)?.name]
  const [first, last, due] = [day(term.firstDue), until && day(until), next && day(next)]
  return (
    <p className="text-sm text-soft">
      <Trans>{from} pays.</Trans> {kid && <>{kid}. </>}
      <Trans>First due {first}.</Trans> {last && <Trans>Ends {last}.</Trans>} {due && <Trans>Next due {due}.</Trans>}{' '}
      {i18n._(wayNames[paidBy])}
      {paragraph && <> (¶ {paragraph})</>}. <Trans>Entered by {enteredBy}.</Trans>
    </p>
  )
}

function EndForm({ term, caseId, onDone }: { term: SupportTerm; caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const ending = useMutation(calls.endSupport, invalidates)
  return (
    <Form
      done={t`Support ended`}
      kind="primary"
      mutation={ending}
      onClose={onDone}
      read={(values) => ({ until: values('until') || null })}
      send={(body) => ending.send({ params: { case: caseId, term: term.id }, body })}
      submit={<Trans>End support</Trans>}
    >
      {(errorAt) => (
        <TextInput
          error={errorAt('until')}
          hint={t`If left blank: this support was entered by mistake, and all of its due dates are corrected.`}
          label={t`Last day`}
          name="until"
          optional
          type="date"
        />
      )}
    </Form>
  )
}
