import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '../../../web/ui/notice.tsx'

/** The ten features as spec.md section 1 lists them, by the sub-product that they belong to. */
function useFeatures() {
  const { t } = useLingui()
  return {
    divorce: [
      t`Evidence vault`,
      t`Settlement analyzer`,
      t`Communication analyzer that flags threats and gaslighting`,
      t`AI legal-document translator`,
      t`Professional finder`,
      t`Corruption identification`,
    ],
    coparenting: [
      t`Unified calendar with AI conflict detection`,
      t`Co-parenting messaging`,
      t`Shared expense tracking with receipts, reimbursement and payment`,
      t`A private incident tracker for decree violations`,
    ],
  }
}

function Features({ title, items, start }: { title: string; items: readonly string[]; start: number }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol className="mt-3 border-t border-line" start={start}>
        {items.map((item, index) => (
          <li className="flex gap-4 border-b border-line py-2.5" key={item}>
            <span aria-hidden className="figures w-6 flex-none text-end text-soft">
              {start + index}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Tool two of spec.md section 1: what is being prepared, and on which terms. */
export function CaseTool() {
  const { t } = useLingui()
  const { divorce, coparenting } = useFeatures()
  return (
    <section aria-labelledby="case-tool" className="grid gap-8">
      <div className="prose">
        <Badge tone="attention">
          <Trans>In preparation</Trans>
        </Badge>
        <h2 className="mt-2 text-2xl" id="case-tool">
          <Trans>Premium case management</Trans>
        </h2>
        <p>
          <Trans>
            For divorce and for the years after it: 10 core features in two parts. It cannot be opened yet. When it can, the first 7 days
            are a trial: no credit card, cancel anytime.
          </Trans>
        </p>
      </div>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Features items={divorce} start={1} title={t`Divorce Case`} />
        <Features items={coparenting} start={divorce.length + 1} title={t`Co-Parenting Journey`} />
      </div>
    </section>
  )
}
