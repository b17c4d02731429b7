import { expect, test } from 'vitest'
import { liveDesk, type Topics } from './live-desk.ts'
import { type LineState, type LiveLine, paces } from './live-line.ts'

/** A timer whose time passes when the test says so. */
function turned() {
  let now = 0
  const due = new Set<{ at: number; run: () => void }>()
  const later = (run: () => void, milliseconds: number) => {
    const one = { at: now + milliseconds, run }
    due.add(one)
    return () => void due.delete(one)
  }
  const pass = (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      const [next] = [...due].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (!next) break
      due.delete(next)
      now = next.at
      next.run()
    }
    now = end
  }
  return { later, pass }
}

function desk() {
  const { later, pass } = turned()
  const renewed: string[][] = []
  const done: string[] = []
  let hearing: { heard: (topics: readonly string[] | 'all') => void; stateChanged: (state: LineState) => void } | null = null
  const line: LiveLine = {
    seq: () => 0,
    close: () => void done.push('close'),
    rest: () => void done.push('rest'),
    wake: () => void done.push('wake'),
  }
  const made = liveDesk({
    line: (given) => {
      done.push('open')
      hearing = given
      return line
    },
    renew: (addresses) => void renewed.push([...addresses]),
    later,
  })
  return {
    ...made,
    pass,
    renewed,
    done,
    hear: (topics: readonly string[] | 'all') => hearing!.heard(topics),
    stateChanged: (state: LineState) => hearing!.stateChanged(state),
  }
}

const month: Topics = { calendar: ['/api/month'], orders: ['/api/month', '/api/orders'] }

test('all parts of a page share one line, and each has its own addresses asked again', () => {
  const { join, done, hear, renewed, pass } = desk()
  join(month)
  const leave = join({ calendar: ['/api/tonight'] })
  expect(done).toEqual(['open'])
  hear(['calendar'])
  expect(renewed).toEqual([['/api/month', '/api/tonight']])
  pass(1_000)
  hear(['messages'])
  expect(renewed).toHaveLength(1)
  leave()
  hear('all')
  expect(renewed.at(-1)).toEqual(['/api/month', '/api/orders'])
})

test('a burst of changes is asked about at its beginning and after it, and not once a change', () => {
  const { join, hear, renewed, pass } = desk()
  join(month)
  for (let n = 0; n < 50; n += 1) hear(['calendar'])
  expect(renewed).toEqual([['/api/month']])
  pass(300)
  expect(renewed).toEqual([['/api/month'], ['/api/month']])
  pass(10_000)
  expect(renewed).toHaveLength(2)
  hear(['orders'])
  expect(renewed).toHaveLength(3)
})

test('the connection continues from one page of the case to the next, and closes when no page needs it', () => {
  const { join, done, pass } = desk()
  const leave = join(month)
  leave()
  pass(500)
  const leaveNext = join(month)
  pass(60_000)
  expect(done).toEqual(['open'])
  leaveNext()
  pass(1_000)
  expect(done).toEqual(['open', 'close'])
})

test('a hidden page pauses after five minutes, a page that was left at once, and both catch up when they are visible', () => {
  const { join, seen, online, done, pass } = desk()
  join(month)
  seen(false)
  pass(paces.hidden - 1)
  seen(true)
  expect(done).toEqual(['open'])
  seen(false)
  pass(paces.hidden)
  online()
  expect(done).toEqual(['open', 'rest'])
  seen(true)
  seen(false, true)
  seen(true)
  online()
  expect(done).toEqual(['open', 'rest', 'wake', 'rest', 'wake', 'wake'])
})

test('a subscriber learns of each change of state, and a closed case can be opened again', () => {
  const { join, stateChanged, state, subscribe, done } = desk()
  const states: LineState[] = []
  join(month)
  subscribe(() => states.push(state()))
  stateChanged('late')
  stateChanged('well')
  stateChanged('gone')
  expect(states).toEqual(['late', 'well', 'gone'])
  join(month)
  expect([state(), done]).toEqual(['well', ['open', 'open']])
})
