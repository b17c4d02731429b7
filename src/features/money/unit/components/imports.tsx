import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Board, calls } from '../contract.ts'

/** Which files the lines come from, who imported them and when. */
export function Imports({ data: { imports, zone }, caseId }: { data: Board; caseId: string }) {
  const { t } = useLingui()
  const undoing = useMutation(calls.undo, ['/api/payments'])
  return (
    <Section id="unit-imports" title={<Trans>Imported files</Trans>}>
      <Problem of={undoing.problem} />
      <ul className="grid gap-1">
        {imports.map(({ id, name, by, at, added, known, skipped, canUndo }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line last:border-0" key={id}>
            <div className="min-w-0 flex-[1_1_16rem] py-1">
              <p className="[overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm text-soft">
                <Trans>
                  Imported by {by}, <Moment at={at} zone={zone} />
                </Trans>
                {' · '}
                <Trans>
                  {added} new, {known} already there
                </Trans>
                {skipped > 0 && (
                  <>
                    {', '}
                    <Plural one="# row skipped" other="# rows skipped" value={skipped} />
                  </>
                )}
              </p>
            </div>
            {canUndo && (
              <Button
                aria-label={t`Undo import of ${name}`}
                busy={undoing.busy}
                className="no-print"
                kind="quiet"
                onClick={() => void undoing.send({ params: { case: caseId, unitImport: id } }, { done: t`Import undone` })}
              >
                <Trans>Undo</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
