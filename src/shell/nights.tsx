import { useLingui } from '@lingui/react/macro'
import { dayShort, plusDays, weekdayName, weekdayOn } from './calendar-days.ts'
import { letterName, type Names } from './holders.ts'
import { lookOf as looks } from './side-look.ts'

/** The look of a letter of a pattern of nights. */
export const lookOf = (letter: string): string => looks[letter === 'T' ? 'third' : letter === 'A' || letter === 'B' ? letter : 'gap']

/** Whose the letters are that stand in some nights. */
export function Legend({ names, letters }: { names: Names; letters: string }) {
  const { i18n } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {['A', 'B', 'T', '-']
        .filter((letter) => letters.includes(letter))
        .map((letter) => (
          <li className="flex items-center gap-2" key={letter}>
            <span aria-hidden className={`grid size-7 place-items-center rounded-sm border-2 font-semibold ${lookOf(letter)}`}>
              {letter}
            </span>
            {letterName(letter, names, i18n)}
          </li>
        ))}
    </ul>
  )
}

interface StripProps {
  /** One letter a night; the first is that of a Monday unless `first` says another day. */
  nights: string
  /** The date of the first night. Without it the weeks are of no year. */
  first?: string | undefined
  names: Names
  /** Says what it is of. */
  label: string
  /** Changes a night; without it the strip is only shown. */
  onPress?: ((night: number) => void) | undefined
}

/** Weeks of nights, Monday first, one under the other; with the date of each where they have one. */
export function Strip({ nights, first, names, label, onPress }: StripProps) {
  const { i18n, t } = useLingui()
  const blank = first === undefined ? 0 : weekdayOn(first)
  const weeks = Array.from({ length: Math.ceil((blank + nights.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_night, weekday) => week * 7 + weekday - blank),
  )
  return (
    <table className="w-full max-w-md table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, weekday) => (
            <th className="text-sm font-normal text-soft" key={weekday} scope="col">
              <abbr className="no-underline" title={weekdayName(weekday, i18n.locale)}>
                {weekdayName(weekday, i18n.locale, 'short')}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a week is its place
        <tbody key={index}>
          {first !== undefined && (
            <tr>
              <th className="pt-1 text-start text-xs font-normal text-soft" colSpan={7} scope="rowgroup">
                {dayShort(plusDays(first, Math.max(0, week[0]!)), i18n.locale)}
              </th>
            </tr>
          )}
          <tr>
            {week.map((night, weekday) => {
              const letter = nights[night]
              // oxlint-disable-next-line react/no-array-index-key -- a night is its place
              if (letter === undefined) return <td aria-hidden key={weekday} />
              const [who, number] = [letterName(letter, names, i18n), index + 1]
              const day = first === undefined ? weekdayName(weekday, i18n.locale) : dayShort(plusDays(first, night), i18n.locale)
              const look = `grid min-h-11 w-full place-items-center rounded-sm border-2 font-semibold ${lookOf(letter)}`
              const inside = (
                <>
                  {first !== undefined && (
                    <span aria-hidden className="figures text-xs font-normal">
                      {Number(plusDays(first, night).slice(8))}
                    </span>
                  )}
                  <span aria-hidden>{letter}</span>
                </>
              )
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a night is its place
                <td className="p-0" key={weekday}>
                  {onPress ? (
                    <button className={look} onClick={() => onPress(night)} type="button">
                      {inside}
                      <span className="sr-only">
                        {first === undefined ? t`Week ${number}, ${day} night: ${who}. Change` : t`Night of ${day}: ${who}. Change`}
                      </span>
                    </button>
                  ) : (
                    <span className={look}>
                      {inside}
                      <span className="sr-only">{first === undefined ? who : t`Night of ${day}: ${who}`}</span>
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
