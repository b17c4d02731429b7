/** Syllables of an English word by its groups of vowels: right for nine words in ten, and never off by much. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return letters === '' ? 0 : 1
  // A final e, es or ed is silent, save after l (table) and in -ted and -ded (rated).
  const silent = letters
    .replace(/([^laeiouy])es?$/, '$1')
    .replace(/([^aeioudty])ed$/, '$1')
    .replace(/^y/, '')
  return Math.max(1, silent.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/**
 * The school grade that a text asks of its reader: Flesch-Kincaid, 0.39 words per sentence + 11.8
 * syllables per word - 15.59. A line is at least a sentence; a number counts as a word of one syllable.
 */
export function gradeOf(lines: readonly string[]): { grade: number; words: number } {
  const sentences = lines.flatMap((line) => line.split(/[.?!]+(?=\s|$)/)).filter((sentence) => /[a-z\d]/i.test(sentence))
  const words = sentences.flatMap((sentence) => sentence.split(/[\s/–-]+/).filter((word) => /[a-z\d]/i.test(word)))
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0)
  return { grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59, words: words.length }
}
