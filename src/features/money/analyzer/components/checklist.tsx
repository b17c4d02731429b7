import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import type { calls, Item } from '../contract.ts'
import { ItemText } from './item-text.tsx'
import { MarkForm } from './mark-form.tsx'
import { Proofs } from './proofs.tsx'
import { Unusual } from './unusual.tsx'
import { markNames } from './words.ts'

type Data = Reply<typeof calls.checklist>

/** What a disclosure of statements may lack, each with its lines and a mark, and transfers that stand out. */
export function Checklist({ caseId, data: { accounts, items, transfers }, can }: { caseId: string; data: Data; can: boolean }) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<Item | null>(null)
  // What is open is first.
  const ordered = items.toSorted((one, other) => Number(one.mark !== null) - Number(other.mark !== null))
  return (
    <>
      <Section id="checklist" title={<Trans>Disclosure checklist</Trans>}>
        <Rows
          empty={
            <p className="text-soft">
              <Trans>We found no missing days, unlisted accounts or duplicates in your imports.</Trans>
            </p>
          }
          of={ordered}
          rowKey={({ key }) => key}
        >
          {(item) => (
            <div className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <p className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">
                  <ItemText accounts={accounts} item={item} />
                </p>
                {item.mark && <Badge>{i18n._(markNames[item.mark.state])}</Badge>}
                {can && (
                  <Button className="no-print" kind="quiet" onClick={() => setChosen(item)}>
                    <Trans>Mark</Trans>
                    <span className="sr-only">
                      {' '}
                      <ItemText accounts={accounts} item={item} />
                    </span>
                  </Button>
                )}
              </div>
              {item.mark?.note && <p className="text-sm text-soft [overflow-wrap:anywhere]">{item.mark.note}</p>}
              <Proofs accounts={accounts} lines={item.lines} of={item.of} />
            </div>
          )}
        </Rows>
        <p className="text-sm text-soft">
          <Trans>CSV files name only the days of their lines, so a week without lines is not a gap.</Trans>
        </p>
      </Section>
      <Unusual accounts={accounts} transfers={transfers} />
      <Dialog keepsWords onClose={() => setChosen(null)} open={chosen !== null} title={<Trans>Mark item</Trans>}>
        {chosen && <MarkForm accounts={accounts} caseId={caseId} item={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </>
  )
}
