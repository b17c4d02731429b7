import { Trans, useLingui } from '@lingui/react/macro'

/** How the answers spread over the levels, from 5 down to 1: a table whose rows are the bars. */
export function Histogram({ levels }: { levels: readonly number[] }) {
  const { i18n } = useLingui()
  const total = levels.reduce((sum, count) => sum + count, 0)
  return (
    <table className="figures mt-2 w-full max-w-md text-sm">
      <caption className="text-start text-soft">
        <Trans>How the answers spread, from 5 (best) to 1</Trans>
      </caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((level) => {
          const share = (levels[level - 1] ?? 0) / total
          return (
            <tr key={level}>
              <th className="w-5 font-normal" scope="row">
                {level}
              </th>
              <td className="text-end">
                <svg aria-hidden className="float-start mt-1 h-3 w-[calc(100%-3.5rem)]" focusable="false">
                  <rect className="fill-line" height="2" width="100%" y="5" />
                  <rect className="fill-action" height="12" width={`${share * 100}%`} />
                </svg>
                {i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
