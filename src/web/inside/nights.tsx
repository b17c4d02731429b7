import { useLingui } from '@lingui/react/macro'
import { weekdayName } from './calendar-days.ts'
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
  /** One letter a night, the first that of a Monday. */
  nights: string
  names: Names
  /** Says what it is of. */
  label: string
  /** Changes a night; without it the strip is only shown. */
  onPress?: ((night: number) => void) | undefined
}

/** Weeks of nights, Monday first, one under the other. */
export function Strip({ nights, names, label, onPress }: StripProps) {
  const { i18n, t } = useLingui()
  const weeks = Array.from({ length: Math.ceil(nights.length / 7) }, (_, week) => nights.slice(week * 7, week * 7 + 7))
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
      <tbody>
        {weeks.map((week, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week is its place
          <tr key={index}>
            {[...week].map((letter, weekday) => {
              const [day, who, number] = [weekdayName(weekday, i18n.locale), letterName(letter, names, i18n), index + 1]
              const look = `grid min-h-11 w-full place-items-center rounded-sm border-2 font-semibold ${lookOf(letter)}`
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a night is its place
                <td className="p-0" key={weekday}>
                  {onPress ? (
                    <button
                      aria-label={t`Week ${number}, ${day} night: ${who}. Change`}
                      className={look}
                      onClick={() => onPress(index * 7 + weekday)}
                      type="button"
                    >
                      {letter}
                    </button>
                  ) : (
                    <span className={look}>
                      <span aria-hidden>{letter}</span>
                      <span className="sr-only">{who}</span>
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
