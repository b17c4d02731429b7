import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mirrored, patterns } from '#domain/schedule/patterns.ts'
import type { DateRule, Rule, Span } from '#domain/schedule/types.ts'
import { dayAt } from '#domain/time/calendar.ts'
import { english } from '#kernel/english.ts'
import { Rules } from '../contract.ts'
import { RuleForm } from './rule-dialog.tsx'
import { isUntouched, ruleIn } from './rule-form.ts'
import { holidayChoices, type Kind, kindOf } from './rule-kinds.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const kids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'].map((id) => ({ id, name: id.slice(0, 1) }))
const names = { A: 'Ana', B: 'Ben', third: 'Somebody else' }

const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name]!)

/** What a browser would send of the dialog as it stands open on a rule. */
function opened(kind: Kind, rule: Rule): FormData {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RuleForm
        effective="2027-02-01"
        id={rule.id}
        kids={kids}
        kind={kind}
        names={names}
        onClose={() => {}}
        onDone={() => {}}
        rule={rule}
      />
    </I18nProvider>,
  )
  const form = new FormData()
  const of = (tag: string, name: string) => {
    const found = tag.match(new RegExp(` ${name}="([^"]*)"`))
    return found ? plain(found[1]!) : undefined
  }
  for (const [whole, head, inside] of html.matchAll(
    /(<(?:input|select|textarea)[^>]*>)(?:((?:(?!<(?:input|select|textarea)).)*?)<\/(?:select|textarea)>)?/gs,
  )) {
    const name = of(head!, 'name')
    if (name === undefined) continue
    if (whole.startsWith('<select')) {
      const options = [...inside!.matchAll(/<option[^>]*>/g)].map(([option]) => option)
      form.append(name, of(options.find((option) => option.includes('selected=')) ?? options[0]!, 'value')!)
    } else if (whole.startsWith('<textarea')) form.append(name, plain(inside ?? '').replaceAll('\n', '\r\n'))
    else if (of(head!, 'type') === 'checkbox') {
      if (head!.includes('checked=')) form.append(name, of(head!, 'value') ?? 'on')
    } else {
      const value = of(head!, 'value') ?? ''
      // A field for a time of day holds none that it does not know.
      form.append(name, of(head!, 'type') === 'time' && value === '24:00' ? '' : value)
    }
  }
  return form
}

const at = fc.constantFrom('07:30', '12:00', '18:00', '24:00')
const day = fc.integer({ min: 20_500, max: 22_000 }).map(dayAt)
const holder = fc.constantFrom('A' as const, 'B' as const, 'third' as const)
const letters = fc
  .constantFrom('A', 'B', 'AA', 'BBB', 'T')
  .chain((first) => fc.string({ unit: fc.constantFrom('A', 'B'), maxLength: 27 }).map((rest) => first + rest))
const nights = fc.oneof(
  letters,
  fc.constantFrom(...patterns).chain(({ nights: of }) => fc.constantFrom(of, mirrored(of), of.slice(7) + of.slice(0, 7))),
)
const handover = fc.record({ at, place: fc.option(fc.constant('Library'), { nil: undefined }) })
const cycles = (anchors: fc.Arbitrary<never>) => fc.record({ kind: fc.constant('cycle' as const), anchor: anchors, nights, handover })
const anyAnchor = fc.oneof(day, fc.constantFrom('window', 'week')) as fc.Arbitrary<never>
const monthDay = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
const fixed: fc.Arbitrary<DateRule> = fc.record({
  type: fc.constant('fixed' as const),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  inCommonYears: fc.option(fc.constantFrom('omit' as const, 'day-before' as const), { nil: undefined }),
})
const dated = fc.uniqueArray(fc.integer({ min: 2027, max: 2040 }), { minLength: 1, maxLength: 6 }).chain((years) =>
  fc.record({
    type: fc.constant('dated' as const),
    // The year that a break counts for may be another than that of its first day.
    years: fc.constant(Object.fromEntries(years.map((year) => [year, { from: `${year - (year % 2)}-12-20`, to: `${year + 1}-01-03` }]))),
  }),
) as unknown as fc.Arbitrary<DateRule>
const turn = fc.oneof(fc.record({ every: holder }), fc.record({ odd: fc.option(holder), even: fc.option(holder) }))
const split = fc.option(
  fc.oneof(
    fc.record({ middle: fc.record({ offset: fc.integer({ min: 0, max: 3 }), at }) }),
    fc.record({ half: at }),
    fc.record({ on: fixed, at }),
  ),
  { nil: undefined },
)
const offset = fc.record({ offset: fc.integer({ min: -10, max: 10 }), at })
const holidays = (date: fc.Arbitrary<DateRule>) =>
  fc.record({ kind: fc.constant('holiday' as const), date, from: offset, to: offset, turn, split })
const spans: fc.Arbitrary<[Rule['layer'], Span]> = fc.oneof(
  fc.tuple(fc.constant('holiday' as const), holidays(fc.oneof(fixed, fc.constantFrom(...holidayChoices.map((one) => one.date))))),
  fc.tuple(fc.constant('holiday' as const), holidays(dated)),
  fc.tuple(fc.constant('season' as const), cycles(anyAnchor)),
  fc.tuple(fc.constant('base' as const), cycles(day as fc.Arbitrary<never>)),
  fc.tuple(
    fc.constant('vacation' as const),
    fc.record({ kind: fc.constant('block' as const), from: fc.record({ day, at }), to: fc.record({ day, at }), holder }),
  ),
  fc.tuple(
    fc.constant('base' as const),
    fc.record({
      kind: fc.constant('visits' as const),
      weekdays: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      from: at,
      to: at,
      holder,
    }),
  ),
) as fc.Arbitrary<[Rule['layer'], Span]>
const rules: fc.Arbitrary<Rule> = fc
  .tuple(
    spans,
    fc.record({
      children: fc.oneof(
        fc.constant('all' as const),
        fc.subarray(
          kids.map(({ id }) => id),
          { minLength: 1 },
        ),
      ),
      label: fc.option(fc.constantFrom('Summer', 'Tom & "Ann"', ' spaces '), { nil: undefined }),
      place: fc.option(fc.constant('Airport'), { nil: undefined }),
      clause: fc.option(fc.record({ paragraph: fc.constantFrom('', '5(a)'), text: fc.constantFrom('One line.', 'Two\nlines.') }), {
        nil: undefined,
      }),
      within: fc.record({
        each: fc.record({ from: monthDay, to: monthDay }),
        at: fc.option(at, { nil: undefined }),
        until: fc.option(at, { nil: undefined }),
      }),
    }),
  )
  .map(([[layer, span], { within, children, ...rest }]) => {
    const needsChild = layer === 'base' && span.kind === 'cycle' && children === 'all'
    return JSON.parse(
      JSON.stringify({
        id: 'rule-1',
        layer,
        span,
        children: needsChild ? [kids[0]!.id] : children,
        ...(layer === 'season' && { within }),
        ...rest,
      }),
    ) as Rule
  })
  .filter((rule) => kindOf(rule) !== null)

test('“Change”, and “Change it” with nothing edited, gives back the very rule: 2,000 rules of every kind', { timeout: 300_000 }, () => {
  const seen = new Set<Kind>()
  fc.assert(
    fc.property(rules, (rule) => {
      const kind = kindOf(rule)!
      seen.add(kind)
      const form = opened(kind, rule)
      expect(isUntouched(form, form)).toBe(true)
      expect(ruleIn(kind, form, rule.id, '2027-02-01', { rule, form }, english)).toEqual(rule)
    }),
    { numRuns: 2_000, seed: 26 },
  )
  expect(seen.size).toBe(6)
})

test('whatever one field is changed to, nothing but what it says is changed', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const kind = kindOf(rule)!
      const before = opened(kind, rule)
      const changed = (name: string, value: string) => {
        const form = opened(kind, rule)
        form.set(name, value)
        return ruleIn(kind, form, rule.id, '2027-02-01', { rule, form: before }, english)
      }
      expect(changed('label', 'Another')).toEqual({ ...rule, label: 'Another' })
      expect(changed('clause', 'Another').clause).toEqual({ paragraph: rule.clause?.paragraph ?? '', text: 'Another' })
      if (rule.span.kind !== 'cycle') return
      const later = changed('at', '09:15')
      expect(later.span).toEqual({ ...rule.span, handover: { ...rule.span.handover, at: '09:15' } })
      const weeks = changed('pattern', before.get('pattern') === '4-3' ? '2-2-3' : '4-3')
      expect(weeks.span).toMatchObject({ anchor: kind === 'season' ? 'week' : '2027-02-01', handover: rule.span.handover })
      expect(Rules.parse([weeks])).toHaveLength(1)
    }),
    { numRuns: 150, seed: 26 },
  )
})
