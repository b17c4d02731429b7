/** A shorter run is a hash, an address or a key. The smallest JPEG with a position has some 400 characters of base64. */
const longest = 256

/** How long a line of base64 must be for the next one to go on with it: RFC 2045, 6.8, breaks lines at 76, RFC 7468 at 64. */
const wrapped = 40

// `<svg`, `<!doctype`, `<?xml`, after the three bytes that may begin a text in UTF-8.
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<[a-z!?]/i
// Fields that only machines write into a mail (RFC 5322, 3.6; RFC 2045, 4): people write "Received:" themselves.
const mail = /^(?:message-id|mime-version|content-transfer-encoding|return-path):/im
// A file in a text: `data:` (RFC 2397), and the first line of uuencode (POSIX).
const inside = /data:[a-z]+\/[\w.+-]+[;,]|^begin(?:-base64)? [0-7]{3,4} \S/im

/** Base64 has capitals, small letters and digits close to each other; a ruled line or a long word has not. */
const isMixed = (run: string) => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run)

/**
 * Looks whether a text holds nothing but what a person reads. A saved page, a drawing or a mail is text as well, and can have
 * a whole photo in it, with its position: such a file must not go out unchanged. It refuses too much rather than too little.
 * @returns what takes the pieces of a text in their order, as Latin-1 (all that it looks for is ASCII), and says of each
 *   whether the text is still plain; it remembers at most some 1,000 characters
 */
export function plainText(): (piece: string) => boolean {
  let isFirst = true
  let before = ''
  // The current run of base64, and how much of it stands on this line.
  let run = ''
  let onLine = 0

  function hasLongRun(piece: string): boolean {
    for (const [part] of piece.matchAll(/[A-Za-z0-9+/=_\\-]+|\n|[^A-Za-z0-9+/=_\\\n-]+/g)) {
      if (part === '\n') {
        if (onLine < wrapped) run = ''
        onLine = 0
      } else if (/^[A-Za-z0-9+/=_\\-]/.test(part)) {
        const all = run + part
        if (all.length >= longest && isMixed(all)) return true
        run = all.slice(-longest)
        onLine += part.length
      } else if (part !== '\r' && (onLine > 0 || part.trim() !== '')) {
        // Spaces that begin a line are how fields are folded; anywhere else they end a word.
        run = ''
        onLine = 0
      }
    }
    return false
  }

  return (piece) => {
    // What begins at the end of one piece and goes on in the next is found in both together.
    const both = before + piece
    const isPlain = !(isFirst && markup.test(piece)) && !mail.test(both) && !inside.test(both) && !hasLongRun(piece)
    isFirst = false
    before = both.slice(both.lastIndexOf('\n', both.length - 100) + 1).slice(-500)
    return isPlain
  }
}
