// Control characters but tab and line end (of both sets: U+009B alone begins a terminal's command), a carriage
// return that ends no line (on a terminal what follows is written over what stands there), and marks that turn
// the direction of what follows (it would read otherwise than it is kept: CVE-2021-42574). Half characters too:
// the database would keep another sign in their place.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)|\p{Surrogate}/u

// Signs without any width between two letters of our alphabet, and letters of another alphabet in the same word: nobody sees
// either, and both hide a word from the person who looks for it. Joined pictures and other scripts, which need the first, are left alone.
const disguised =
  /\p{Script=Latin}[\u200b-\u200d\u2060\ufeff]+\p{Script=Latin}|\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u

/** Whether a word is written otherwise than it looks: with signs that nobody sees, or with letters of two alphabets. */
export function isDisguised(text: string): boolean {
  return disguised.test(text)
}

/** A tag as browsers read one: "<b>", "</p>", "<img src=x>", "<!--". What is smaller than something is none. */
const tag = /<(?:!--|!doctype|\/?[a-z][^\s<>/]*(?:[\s/][^<>]*)?>)/i

/** Whether a text holds HTML. It would be shown letter by letter, which its writer did not mean. */
export function hasMarkup(text: string): boolean {
  return tag.test(text)
}

/**
 * Whether every character of a text can be stored, shown on a page and printed on a terminal as it stands.
 * Nobody takes the others out, for no text is altered: it is refused, and its author types that part again.
 */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}
