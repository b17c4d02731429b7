// Control characters except tab and newline (of both sets: U+009B alone begins a terminal command), a carriage
// return that ends no line (a terminal writes the following text over the line), and marks that change
// the direction of the following text (it would look different from what is stored: CVE-2021-42574). Unpaired surrogates too:
// the database would store another character in their place.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)|\p{Surrogate}/u

// Zero-width characters between two Latin letters, and Cyrillic or Greek letters in a Latin word: readers see
// neither, and both hide a word from a search. Emoji and other scripts, which need zero-width characters, are allowed.
const disguised =
  /\p{Script=Latin}[\u200b-\u200d\u2060\ufeff]+\p{Script=Latin}|\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u

/** Whether a word differs from what it looks like: by invisible characters, or by letters of two alphabets. */
export function isDisguised(text: string): boolean {
  return disguised.test(text)
}

/** A tag as browsers read one: "<b>", "</p>", "<img src=x>", "<!--". A less-than sign alone is none. */
const tag = /<(?:!--|!doctype|\/?[a-z][^\s<>/]*(?:[\s/][^<>]*)?>)/i

/** Whether a text contains HTML. The page would show its tags as plain text, which its writer did not mean. */
export function hasMarkup(text: string): boolean {
  return tag.test(text)
}

/**
 * Whether every character of a text can be stored, shown on a page and printed on a terminal unchanged.
 * Other characters are not removed, because no text is altered: the text is refused, and its author types that part again.
 */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}
