import { useLingui } from '@lingui/react/macro'
import {
  ArrowLeftRight,
  BookLock,
  CircleDollarSign,
  FileCheck2,
  Files,
  Gavel,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
  TriangleAlert,
} from 'lucide-react'
import { memo, useMemo } from 'react'
import { caseLink } from '#case/cases/public.tsx'
import { type LaneName, laneTexts } from '#domain/timeline/marks.ts'
import { Windowed } from '#shell/windowed.tsx'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { clockTime } from '#web/times.ts'
import type { Mark } from '../contract.ts'

const laneIcons: Readonly<Record<LaneName, LucideIcon>> = {
  exchanges: ArrowLeftRight,
  messages: MessageSquare,
  expenses: ReceiptText,
  payments: CircleDollarSign,
  orders: FileCheck2,
  documents: Files,
  hearings: Gavel,
  incidents: TriangleAlert,
  evidence: BookLock,
  facts: ListChecks,
}

interface DayOfMarks {
  day: string
  marks: Mark[]
}

/** Of about this many rows is a part that is drawn or not. */
const partLength = 40
/** px: of a part. */
const guess = partLength * 58

/** Days with their records, in parts of about the same length: a day of very many is in several. */
function partsOf(marks: readonly Mark[]): DayOfMarks[][] {
  const parts: DayOfMarks[][] = []
  let length = Infinity
  for (const mark of marks) {
    const last = parts.at(-1)?.at(-1)
    if (last?.day === mark.day && length < 2 * partLength) last.marks.push(mark)
    else if (length >= partLength) {
      parts.push([{ day: mark.day, marks: [mark] }])
      length = 0
    } else parts.at(-1)!.push({ day: mark.day, marks: [mark] })
    length += 1
  }
  return parts
}

interface Props {
  /** The latest first. */
  marks: readonly Mark[]
  names: Readonly<Record<'A' | 'B', string>>
  search: URLSearchParams
}

/** The records by day, each with a way to where it is. Only those near the screen are drawn. */
export const MarkList = memo(function MarkList({ marks, names, search }: Props) {
  const { i18n } = useLingui()
  const parts = useMemo(() => partsOf(marks), [marks])
  return (
    <Windowed
      atFirst={2}
      guess={guess}
      keyOf={(part) => `${part[0]!.day} ${part[0]!.marks[0]!.id}`}
      parts={parts}
      renderPart={(part) =>
        part.map(({ day, marks: its }) => (
          <section aria-label={formatDay('dayLong', day, i18n.locale)} key={day}>
            <h3 className="figures border-b border-line pt-3 pb-1 text-sm font-semibold">
              {formatDay('dayWithWeekdayAndYear', day, i18n.locale)}
            </h3>
            <ul>
              {its.map((mark) => (
                <li className="border-b border-line" key={`${mark.lane} ${mark.id}`}>
                  <Row mark={mark} names={names} search={search} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    />
  )
})

function Row({ mark, names, search }: { mark: Mark } & Omit<Props, 'marks'>) {
  const { i18n } = useLingui()
  const { lane, time, side, words, more, exhibit, until, to } = mark
  const Icon = laneIcons[lane]
  const meta = [
    time && clockTime(time, i18n.locale),
    i18n._(laneTexts[lane]),
    side && names[side],
    until && formatDay('dayAndMonth', until, i18n.locale),
    more,
    exhibit,
  ]
  return (
    <SiteLink
      className="grid min-h-14 grid-cols-[1.5rem_1fr] items-center gap-3 py-1.5 text-ink no-underline hover:bg-action-wash"
      to={caseLink(to, search)}
    >
      <Icon aria-hidden className="icon text-soft" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{words}</span>
        <span className="figures line-clamp-2 text-sm text-soft [overflow-wrap:anywhere]">{meta.filter(Boolean).join(' · ')}</span>
      </span>
    </SiteLink>
  )
}
