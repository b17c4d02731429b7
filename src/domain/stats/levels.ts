/** How often each of the levels 1 to 5 was given, in ratings (fractions of one count). Index 0 is level 1. */
export type Levels = readonly [number, number, number, number, number]

export const none: Levels = [0, 0, 0, 0, 0]

/** The sum of the five entries: how many ratings there are. */
export function countOf([a, b, c, d, e]: Levels): number {
  return a + b + c + d + e
}

/** The sum of all ratings: each level times how often it was given. */
export function sumOf([a, b, c, d, e]: Levels): number {
  return a + 2 * b + 3 * c + 4 * d + 5 * e
}

/** Adds level by level. */
export function together(left: Levels, right: Levels): Levels {
  return [left[0] + right[0], left[1] + right[1], left[2] + right[2], left[3] + right[3], left[4] + right[4]]
}

/** Takes a part away level by level; never less than nothing, also where the part is newer than the whole. */
export function without(whole: Levels, part: Levels): Levels {
  const left = (index: 0 | 1 | 2 | 3 | 4) => Math.max(0, whole[index] - part[index])
  return [left(0), left(1), left(2), left(3), left(4)]
}

/** Multiplies every entry. */
export function times(factor: number, [a, b, c, d, e]: Levels): Levels {
  return [factor * a, factor * b, factor * c, factor * d, factor * e]
}

function countsOf(answers: Iterable<number | null>): Levels {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const answer of answers) {
    if (answer !== null) counts[(answer - 1) as 0 | 1 | 2 | 3 | 4] += 1
  }
  return counts
}

/**
 * One rating as levels. Its answered criteria share one unit, so that a rating counts once however many
 * it answered, and what the levels say on average is the rating's overall: the mean of its answers.
 * @param answers 1 to 5, or `null` for "does not apply"
 * @returns `none` when nothing was answered
 */
export function levelsOf(answers: Iterable<number | null>): Levels {
  const counts = countsOf(answers)
  const answered = countOf(counts)
  return answered === 0 ? none : times(1 / answered, counts)
}

/** A rating's overall: the mean of its answered criteria, never typed (ratings.md, section 1). `null` without an answer. */
export function overallOf(answers: Iterable<number | null>): number | null {
  const counts = countsOf(answers)
  return countOf(counts) === 0 ? null : sumOf(counts) / countOf(counts)
}
