import { dayAt, numberOf } from '../time/calendar.ts'
import type { CaseFacts, Finding } from './types.ts'

/** A hearing this near is asked whether all is ready. Days. */
const near = 14

/** The month after the one in which someone turns 18: by then it is certain, whatever the day of birth. */
function ofAgeFrom(born: string): string {
  const [year, month] = born.split('-').map(Number) as [number, number]
  const next = month === 12 ? [year + 19, 1] : [year + 18, month + 1]
  return `${next[0]}-${String(next[1]).padStart(2, '0')}-01`
}

/** Hearings that are not ready, a judge whom the directory may know, children who are grown up. */
export function peopleFindings({ today, hearings, judges, children }: CaseFacts): Finding[] {
  const until = dayAt(numberOf(today) + near)
  return [
    ...hearings
      .filter(({ day, ready, toPrepare }) => day >= today && day <= until && (toPrepare === 0 || ready < toPrepare))
      .map(({ title, day, ready, toPrepare }): Finding => ({
        kind: 'hearing_not_ready',
        values: [
          { of: 'hearing', as: 'day', value: day, source: title },
          toPrepare === 0
            ? { of: 'preparation', as: 'nothing', value: '', source: title }
            : { of: 'preparation', as: 'part', value: `${ready}/${toPrepare}`, source: title },
        ],
        mend: 'hearings',
      })),
    ...judges
      .filter(({ isLinked }) => !isLinked)
      .map(({ name }): Finding => ({
        kind: 'judge_not_linked',
        values: [
          { of: 'judge', as: 'text', value: name, source: '' },
          { of: 'directory', as: 'nothing', value: '', source: '' },
        ],
        mend: 'contacts',
      })),
    ...children.flatMap(({ name, born }): Finding[] =>
      born === null || today < ofAgeFrom(born)
        ? []
        : [
            {
              kind: 'child_of_age',
              values: [
                { of: 'child', as: 'month', value: born, source: name },
                { of: 'today', as: 'day', value: today, source: '' },
              ],
              mend: 'children',
            },
          ],
    ),
  ]
}
